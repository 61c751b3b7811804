// How many pixels of the thing that a game is about are in sight: what lies under the prompt, outside its frame or off the screen is not.
(selector) => {
    const boxOf = (one) => one.getBoundingClientRect();
    const within = (box, frame) => ({
        left: Math.max(box.left, frame.left),
        top: Math.max(box.top, frame.top),
        right: Math.min(box.right, frame.right),
        bottom: Math.min(box.bottom, frame.bottom),
    });
    const bar = boxOf(document.querySelector(".frame .beside"));
    const narrow = bar.width >= innerWidth - 1;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: narrow ? bar.top : innerHeight };
    const areas = [...document.querySelectorAll(selector)].map((one) => {
        let box = within(boxOf(one), screen);
        for (let outer = one.parentElement; outer; outer = outer.parentElement) {
            if (outer.matches(".frame") && outer.closest(".chart")) box = within(box, boxOf(outer));
            if (/(auto|scroll|clip|hidden)/.test(getComputedStyle(outer).overflowY)) box = within(box, boxOf(outer));
        }
        return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    });
    return Math.round(areas.reduce((sum, area) => sum + area, 0));
}
