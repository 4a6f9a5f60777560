import { halfSheet, halfSheetForm } from './half-sheet-fields.ts';
import type { HalfSheetPart } from './document.ts';
import type { Materials } from './materials.ts';
import { prepareCopy } from './prepare-sheet.ts';
import { plainText } from './text.ts';

/** What a page has of which copy: a sheet of it, counted from 0. */
interface Placed {
  copy: number;
  sheet: number;
}

/** Pages of all copies. Where sheets are cut apart, each of the piles has copies that follow each other. */
function pagesOf(copies: number, sheets: number, perPage: number): (Placed | null)[][] {
  const count = Math.ceil((copies * sheets) / perPage);
  return Array.from({ length: count }, (_, page) =>
    Array.from({ length: perPage }, (__, place) => {
      const at = place * count + page;
      return at < copies * sheets ? { copy: Math.floor(at / sheets), sheet: at % sheets } : null;
    }),
  );
}

/** How many pages it takes to print sheets for all copies. */
export function halfSheetPages({ questions, copies }: HalfSheetPart): number {
  const { perPage, sheets } = halfSheetForm(questions);
  return pagesOf(copies.length, sheets.length, perPage).length;
}

/** Sheets of dictation as their template takes them: of one copy without codes while they are measured, then of all. */
export function prepareHalfSheet(part: HalfSheetPart, isMeasured: boolean, materials: Materials) {
  const { perPage, height, sheets } = halfSheetForm(part.questions);
  const copies = isMeasured ? part.copies.slice(0, 1) : part.copies;
  return {
    kind: part.kind,
    title: plainText(part.title, materials),
    sizes: halfSheet,
    height,
    sheets: sheets.map((frames) =>
      frames.map(({ question: { id, number, score, paper }, ...frame }) => ({
        ...frame,
        id,
        paper,
        max: score,
        label: `${number}．（${score} 分）`,
      })),
    ),
    copies: copies.map((copy) => prepareCopy(copy, isMeasured ? 0 : sheets.length, materials)),
    leaves: pagesOf(copies.length, sheets.length, perPage),
  };
}
