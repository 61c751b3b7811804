/** How much room titles need, so that none is broken inside a word or written smaller than 12 px. */

const LETTER = 7.1; // px, of the display face at 12 px, a little more than the average
const MARGIN = 8;
const WIDE = /[жмфшщыюmw]/gi;

/** The length of a text in letters of average width. */
function lengthOf(text: string): number {
  return text.length + 0.35 * (text.match(WIDE)?.length ?? 0);
}

/** The letters in the wider of two lines, broken where that is narrowest. */
export function lettersInTwoLines(title: string): number {
  const words = title.split(/(?<=-)|\s/);
  let best = lengthOf(title);
  for (let index = 1; index < words.length; index += 1) {
    const lines = [words.slice(0, index), words.slice(index)].map((part) => lengthOf(part.join(" ")));
    best = Math.min(best, Math.max(...lines));
  }
  return best;
}

/** The smallest of the widths that fits so many letters; the last one if none does. */
function narrowest(letters: number, widths: readonly number[]): number {
  return widths.find((width) => letters * LETTER + MARGIN <= width) ?? widths.at(-1) ?? 0;
}

/** The smallest width at which a card shows its title, in at most two lines. */
export const cardRoom = (title: string): number => narrowest(lettersInTwoLines(title), [84, 97, 110, 128]);

/** The smallest width at which a wonder shows its title, in one line. */
export const wonderRoom = (title: string): number => narrowest(lengthOf(title), [140, 160, 180, 204]);
