// Everything that is wrong with how the page lies on the screen now, a line each; looked at closely, overlaps too.
async (closely) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
    const flaws = [];
    const name = (one) => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className} "${one.textContent.trim().slice(0, 40)}"`;
    const modal = document.querySelector("dialog[open]");
    const scope = modal ?? document.body;
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) flaws.push(`the page is ${wide - innerWidth} px too wide`);
    // A dialog scrolls up and down only.
    for (const one of modal?.querySelectorAll(".content") ?? []) {
        if (one.scrollWidth > one.clientWidth + 1) flaws.push(`the dialog is ${one.scrollWidth - one.clientWidth} px too wide`);
    }
    // Something laid out apart, such as words for screen readers in what scrolls, can leave empty paper below everything.
    const empty = document.documentElement.scrollHeight - Math.max(innerHeight, Math.ceil(document.body.getBoundingClientRect().bottom + scrollY));
    if (empty > 1) flaws.push(`the page goes on for ${empty} px below what is on it`);

    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const unseen = (one) => one.closest(".unseen, [hidden], .skip, .all-opener:not([aria-expanded=true])") !== null;
    const scrolls = (one) => {
        for (let outer = one.parentElement; outer; outer = outer.parentElement) {
            if (/(auto|scroll)/.test(getComputedStyle(outer).overflowX) && outer.scrollWidth > outer.clientWidth) return true;
        }
        return false;
    };
    // Words that go on in the next line without a hyphen.
    const broken = (one) =>
        [...one.childNodes].flatMap((node) => {
            if (node.nodeType !== Node.TEXT_NODE) return [];
            return [...node.data.matchAll(/[\p{L}\u00AD]{4,}/gu)].flatMap(({ 0: word, index }) => {
                if (word.includes("\u00AD")) return [];
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + word.length);
                const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
                return new Set(tops).size > 1 ? [word] : [];
            });
        });
    for (const one of scope.querySelectorAll("*:not(svg *)")) {
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
        // Names of people and digits of a proof may be broken anywhere; a word of ours only between syllables. This browser hyphenates
        // nothing by itself.
        if (look.overflowWrap === "normal" || one.closest(".seat, .player-name, .who, .people, .hex")) continue;
        for (const word of broken(one)) flaws.push(`broken word: ${word} in ${name(one)}`);
    }

    const LEAST = 24;
    for (const one of scope.querySelectorAll("button, a[href], input, select, summary, textarea, [role=tab]")) {
        // Spaces of a map are as small as it is far: it is brought nearer.
        if (unseen(one) || !shown(one) || one.matches("[data-space]")) continue;
        let target = one;
        if (one.matches("input[type=radio], input[type=checkbox], input[type=file]")) target = one.closest("label") ?? one;
        // A link in a sentence is as high as its line; that is allowed.
        if (one.tagName === "A" && getComputedStyle(one).display === "inline") continue;
        const box = target.getBoundingClientRect();
        if (box.width === 0) continue;
        if (box.width < LEAST || box.height < LEAST) flaws.push(`too small (${Math.round(box.width)}×${Math.round(box.height)}): ${name(one)}`);
    }

    // A drawer from below lies over the table on purpose; what it offers must lie open.
    const drawer = document.querySelector("[data-drawer]");
    // What a map shows of its places is its own business: it is pushed to show others.
    const pushedAway = (one, box) => {
        const frame = one.closest("[data-space]")?.closest(".frame")?.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const outside = ({ left, right, top, bottom }) => x < left || x > right || y < top || y > bottom;
        const tools = one.closest(".world")?.querySelector(".tools");
        // On a map that is shown whole there is nothing to make smaller or to fit, and no place may lie under the tools.
        const whole = (tools?.querySelectorAll("[aria-disabled=true]").length ?? 0) > 1;
        return frame !== undefined && (outside(frame) || (tools && !whole && !outside(tools.getBoundingClientRect())));
    };
    for (const one of scope.querySelectorAll(drawer ? "[data-drawer] [data-move].lit" : "[data-move].lit, [data-card].lit")) {
        if (!shown(one)) continue;
        one.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const box = one.getBoundingClientRect();
        if (pushedAway(one, box)) continue;
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!one.contains(hit)) flaws.push(`covered: ${one.dataset.move ?? one.dataset.card} by ${hit ? name(hit) : "nothing"}`);
    }
    scrollTo(0, 0);
    if (!closely) return [...new Set(flaws)];

    const common = (one, other) => ({
        left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
    });
    const once = (work) => {
        const known = new Map();
        return (one) => known.get(one) ?? known.set(one, work(one)).get(one);
    };
    // What is left of a box by what cuts it off.
    const pane = once((one) => {
        const outer = one.parentElement ? pane(one.parentElement) : { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
        return getComputedStyle(one).overflow === "visible" ? outer : common(outer, one.getBoundingClientRect());
    });
    const seen = (one, box) => common(pane(one), box);
    // Only what scrolls together can be in each other's way. Cards of a structure lie half over each other on purpose, and
    // so does the way back to the newest line over the log.
    const layer = once((one) => {
        if (one.matches("dialog, .newest, [data-card], [data-slot]") || /(fixed|sticky)/.test(getComputedStyle(one).position)) return one;
        return one.parentElement ? layer(one.parentElement) : document.body;
    });
    const overlap = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
    const compare = (things, what) => {
        things.forEach((one, index) => {
            for (let next = index + 1; next < things.length; next += 1) {
                const other = things[next];
                if (one.layer !== other.layer || !overlap(one.box, other.box) || one.of.contains(other.of) || other.of.contains(one.of)) continue;
                flaws.push(`${what} overlap: ${name(one.of)} and ${name(other.of)}`);
            }
        });
    };
    const open = [...scope.querySelectorAll("*:not(svg *)")].filter((one) => !unseen(one) && shown(one));
    // Places of a map lie as close as they are: there the nearest one answers.
    const buttons = open.filter((one) => one.matches("button, a[href], select, textarea, summary") && !one.matches("[data-slot], [data-place], [data-space]"));
    compare(buttons.map((one) => ({ of: one, layer: layer(one), box: seen(one, one.getBoundingClientRect()) })), "buttons");
    const texts = open.flatMap((one) =>
        [...one.childNodes].flatMap((node) => {
            if (node.nodeType !== Node.TEXT_NODE || node.data.trim() === "" || one.closest("svg")) return [];
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()].map((line) => ({ of: one, layer: layer(one), box: seen(one, line) }));
        }),
    );
    compare(texts, "texts");
    return [...new Set(flaws)];
}
