import type { Piece } from './pages.ts';

/** Millimetres by which what is aligned may differ. */
const nearness = 0.4;

interface Option {
  letter: number;
  x: number;
  y: number;
}

/** The options of choices, in the order in which they are printed. */
const optionsOf = (pieces: readonly Piece[]): Option[] =>
  pieces.flatMap(({ text, x, y }, index) => {
    const letter = /^([A-H])(?:．|$)/.exec(text)?.[1];
    if (!letter || !(text.length > 1 || pieces[index + 1]?.text.startsWith('．'))) return [];
    return [{ letter: letter.charCodeAt(0) - 65, x, y }];
  });

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < nearness;

/** What is wrong with the grid of one question's options. */
function gridFault(options: readonly Option[]): string | undefined {
  if (options[0]!.letter !== 0) return '选项与题干分在两栏';
  const firstRow = options.filter(({ y }) => isNear(y, options[0]!.y));
  const columns = firstRow.length;
  const isGrid = options.every(({ x, y }, index) => {
    const above = options[index - columns];
    return (
      isNear(x, firstRow[index % columns]!.x) &&
      isNear(y, options[index - (index % columns)]!.y) &&
      (!above || y > above.y)
    );
  });
  const steps = firstRow.slice(1).map(({ x }, index) => x - firstRow[index]!.x);
  const isEven = steps.every((step) => isNear(step, steps[0]!));
  return isGrid && isEven && [1, 2, 3, 4].includes(columns) ? undefined : '选项没有对齐';
}

/** What is wrong with the options of a page: each question's stand in a grid, all of them below their stem. */
export function gridFaults(pieces: readonly Piece[]): string[] {
  const runs: Option[][] = [];
  for (const option of optionsOf(pieces)) {
    const run = runs.at(-1);
    if (run && option.letter === run.at(-1)!.letter + 1) run.push(option);
    else runs.push([option]);
  }
  return runs.flatMap((run) => gridFault(run) ?? []);
}
