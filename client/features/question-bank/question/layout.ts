// How a question is laid out, by what it holds.

/** About how wide a line of text is, in em: Chinese characters count whole, Latin ones half, commands of LaTeX as one sign. */
export function emsOf(text: string): number {
  const plain = text.replace(/\\[a-zA-Z]+/g, 'x').replace(/[\\${}^_]/g, '');
  return [...plain].reduce((sum, character) => sum + (character > '\u2e7f' ? 1 : 0.55), 0);
}

/** In how many columns options stand: four where all are short, two, or each on its own line. */
export function optionColumns(options: readonly string[]): 1 | 2 | 4 {
  const longest = Math.max(0, ...options.map(emsOf));
  if (longest > 20 || options.some((option) => option.includes('\n'))) return 1;
  return longest > 8 ? 2 : 4;
}

const widestBeside = 260;

/** Whether a figure of that width stands beside the text and not below it. */
export const standsBeside = (width: number | undefined): boolean => width === undefined || width <= widestBeside;
