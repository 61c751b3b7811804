// Everything that is wrong with how the page lies on the screen now, a line each.
async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
    const flaws = [];
    const name = (one) => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className} "${one.textContent.trim().slice(0, 40)}"`;
    const modal = document.querySelector("dialog[open]");
    const scope = modal ?? document.body;
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) flaws.push(`the page is ${wide - innerWidth} px too wide`);

    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const unseen = (one) => one.closest(".unseen, [hidden], .skip") !== null;
    const scrolls = (one) => {
        for (let outer = one.parentElement; outer; outer = outer.parentElement) {
            if (/(auto|scroll)/.test(getComputedStyle(outer).overflowX) && outer.scrollWidth > outer.clientWidth) return true;
        }
        return false;
    };
    for (const one of scope.querySelectorAll("*")) {
        if (one.closest("svg") || unseen(one) || !shown(one)) continue;
        const speaks = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
        if (!speaks) continue;
        const look = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (box.width <= 2 || box.height <= 2) continue; // hidden from eyes, kept for ears
        const cuts = look.overflowX !== "visible" && look.overflowX !== "auto" && look.overflowX !== "scroll";
        if (cuts && look.textOverflow !== "ellipsis" && one.scrollWidth > one.clientWidth + 1) flaws.push(`cut: ${name(one)}`);
        if (cuts && one.scrollHeight > one.clientHeight + 4 && one.tagName !== "SELECT") flaws.push(`cut below: ${name(one)}`);
        if ((box.left < -1 || box.right > innerWidth + 1) && !scrolls(one)) flaws.push(`beside the screen: ${name(one)}`);
    }

    const LEAST = 24;
    for (const one of scope.querySelectorAll("button, a[href], input, select, summary, textarea, [role=tab]")) {
        if (unseen(one) || !shown(one)) continue;
        let target = one;
        if (one.matches("input[type=radio], input[type=checkbox], input[type=file]")) target = one.closest("label") ?? one;
        // A link in a sentence is as high as its line; that is allowed.
        if (one.tagName === "A" && getComputedStyle(one).display === "inline") continue;
        const box = target.getBoundingClientRect();
        if (box.width === 0) continue;
        if (box.width < LEAST || box.height < LEAST) flaws.push(`too small (${Math.round(box.width)}×${Math.round(box.height)}): ${name(one)}`);
    }

    for (const one of scope.querySelectorAll("[data-move].lit")) {
        if (!shown(one)) continue;
        one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!one.contains(hit)) flaws.push(`covered: ${one.dataset.move} by ${hit ? name(hit) : "nothing"}`);
    }
    scrollTo(0, 0);
    return [...new Set(flaws)];
}
