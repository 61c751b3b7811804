/** What jsdom lacks: it lays nothing out, so there is nothing to scroll. */
Element.prototype.scrollIntoView = () => undefined;
