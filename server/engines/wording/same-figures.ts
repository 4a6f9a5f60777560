/** Numbers in the order in which they stand, whatever width their digits have. */
const numbersIn = (text: string): string[] => text.match(/\p{N}+(?:[.,]\p{N}+)*\s*%?/gu) ?? [];

/** Numbers that are written in characters, and words that are put together with them. */
const spelledIn = (text: string): string[] => text.match(/[〇零一二两三四五六七八九十百千万亿半几多]/gu) ?? [];

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/**
 * Whether a sentence that was worded anew tells the same figures: the same numbers in the same order, in digits and in characters,
 * and the same of the names that were given. One that is doubtful, as "一起" for "都", counts as another.
 */
export function hasSameFigures(original: string, reworded: string, names: readonly string[]): boolean {
  const [before, after] = [original.normalize('NFKC'), reworded.normalize('NFKC')];
  const namesIn = (text: string): string[] => names.filter((name) => text.includes(name.normalize('NFKC')));
  return (
    isSame(numbersIn(before), numbersIn(after)) &&
    isSame(spelledIn(before), spelledIn(after)) &&
    isSame(namesIn(before), namesIn(after))
  );
}
