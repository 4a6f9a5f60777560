import type * as z from 'zod';
import type { question } from '../../../../contracts/wrongbook/question-shapes.ts';
import type { SheetQuestion } from '../../printing/document.ts';
import type { Item } from './item.ts';

/** A question as it is answered on a sheet. */
export interface SheetItem {
  /** Its number in the paper, from 1. */
  position: number;
  /** What it has on the sheet. */
  field: SheetQuestion;
  subjectId: string;
  /** "" where it is about none. */
  pointId: string;
  stem: string;
  solution: string;
  rubric: readonly { text: string; score: number }[];
  item: Item;
}

type Placed = z.output<typeof question> & { number: number };

/** A question of a paper with its field on the sheet, as the maker takes it. */
export const sheetItem = (placed: Placed, field: SheetQuestion): SheetItem => ({
  position: placed.number,
  field,
  subjectId: placed.subjectId,
  pointId: placed.points[0]?.id ?? '',
  stem: placed.stem,
  solution: placed.solution,
  rubric: placed.rubric,
  item: {
    id: placed.id,
    questionType: placed.questionType,
    isMultiple: placed.isMultiple ? 1 : 0,
    options: placed.options.length,
    answers: placed.answers,
    facility: placed.facility,
    rubric: placed.rubric.map(({ score }) => score),
  },
});
