import type { LayoutPage } from '../../contracts/wrongbook/layout.ts';
import type { SheetPart, SheetQuestion } from '../../server/engines/printing/document.ts';
import { printDocument } from '../../server/engines/printing/print.ts';
import { openPrinted, type Sheet } from '../../server/engines/simulation/printed-pages.ts';
import type { KnownPage } from '../../server/engines/scanning/reading.ts';

/** A printed page with choices, as it comes out of the printer. */
export interface HardForm {
  known: KnownPage;
  page: LayoutPage;
  code: string;
  paper: Sheet;
  /** Questions of which several options may be right. */
  multiple: ReadonlySet<string>;
}

const choices = (from: number, count: number, options: number, multiple: boolean): SheetQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'choice',
    id: `q${from + index}`,
    number: from + index,
    score: 3,
    options,
    multiple,
  }));

const form = (size: SheetPart['size'], numberDigits: number, groups: readonly SheetQuestion[][]): SheetPart => ({
  kind: 'sheet',
  size,
  title: '测验答题卡',
  ...(numberDigits > 0 ? { numberDigits } : {}),
  sections: groups.map((questions) => ({ title: '题目', questions })),
  copies: [{ code: `UH${size}-${groups.flat().length}` }],
});

const written: SheetQuestion = { kind: 'written', id: 'w', number: 99, score: 10, lines: 8 };

/** One with a little of all, one full of choices, one with many options, and one of two columns. */
const parts: readonly SheetPart[] = [
  form('A4', 8, [choices(1, 20, 4, false), choices(21, 5, 5, true), [written]]),
  form('A4', 7, [choices(1, 80, 4, false), choices(81, 10, 4, true)]),
  form('A4', 0, [choices(1, 15, 7, true), choices(16, 25, 3, false), [written]]),
  form('A3', 8, [choices(1, 40, 4, false), choices(41, 8, 6, true), [written]]),
];

/** Prints the forms; the code of each stands for all its copies. */
export const printForms = (): Promise<HardForm[]> =>
  Promise.all(
    parts.map(async (part) => {
      const { pdf, layouts } = printDocument({ title: '测验', parts: [part] });
      const printed = await openPrinted(pdf);
      try {
        const layout = layouts[0]!;
        const multiple = part.sections.flatMap(({ questions }) =>
          questions.filter((one) => one.kind === 'choice' && one.multiple).map(({ id }) => id),
        );
        const { code } = part.copies[0]!;
        const paper = await printed.sheet(1);
        const [page] = layout.pages;
        return { known: { layout, page: 1 }, page: page!, code: `${code}/1`, paper, multiple: new Set(multiple) };
      } finally {
        await printed.close();
      }
    }),
  );
