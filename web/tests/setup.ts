/** What jsdom lacks: it lays nothing out, so there is nothing to scroll, and it opens no dialogs. */
Element.prototype.scrollIntoView = () => undefined;

const dialog: Partial<HTMLDialogElement> = HTMLDialogElement.prototype;
dialog.showModal ??= function (this: HTMLDialogElement): void {
  this.open = true;
};
dialog.close ??= function (this: HTMLDialogElement): void {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
