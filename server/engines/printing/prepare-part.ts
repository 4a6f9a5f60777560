import type { Layout } from '../../../contracts/wrongbook/layout.ts';
import type { PrintPart, SheetPart } from './document.ts';
import type { Place } from './layouts.ts';
import type { Materials } from './materials.ts';
import { prepareBook, prepareCut } from './prepare-book.ts';
import { prepareExam } from './prepare-exam.ts';
import { prepareHalfSheet } from './prepare-half-sheet.ts';
import { prepareLearning } from './prepare-learning.ts';
import { preparePaper } from './prepare-paper.ts';
import { prepareReport } from './prepare-report.ts';
import { prepareSheet, type SheetRun } from './prepare-sheet.ts';
import type { Growth } from './sheet-fields.ts';

/** What one copy of a part needs: its pages, and for an answer sheet its form. */
export interface Form {
  pages: number;
  places: readonly Place[];
  growth: Growth;
  layout?: Layout;
}

/** What is known of a part when it is prepared: its form once it has been measured, and how its answers grow before. */
type Known = Form | { growth: Growth };

/** A part as its template takes it. */
export function preparePart(part: PrintPart, known: Known, materials: Materials): object {
  switch (part.kind) {
    case 'paper':
      return preparePaper(part, materials);
    case 'sheet':
      return prepareSheet(part, sheetRun(part, known), materials);
    case 'halfSheet':
      return prepareHalfSheet(part, !('pages' in known), materials);
    case 'report':
      return prepareReport(part, materials);
    case 'learning':
      return prepareLearning(part, materials);
    case 'book':
      return prepareBook(part, 'places' in known ? known : undefined, materials);
    case 'cut':
      return prepareCut(part, materials);
    case 'exam':
      return prepareExam(part, materials);
  }
}

/** One copy while the form is measured, then all of them. */
const sheetRun = ({ copies }: SheetPart, known: Known): SheetRun =>
  'pages' in known
    ? { copies, pages: known.pages, growth: known.growth }
    : { copies: copies.slice(0, 1), pages: 0, growth: known.growth };
