import type * as z from 'zod';
import type { question } from '../../../../contracts/wrongbook/question-shapes.ts';
import type { SheetQuestion } from '../../printing/document.ts';
import type { Item } from './item.ts';
import { errorsOf } from './misconceptions.ts';

/** A question as it is answered in words. */
export interface AskedQuestion {
  subjectId: string;
  stem: string;
  solution: string;
  /** What the points of the rubric are given for. */
  criteria: readonly string[];
  item: Item;
}

/** A question as it is answered on a sheet. */
export interface SheetItem extends AskedQuestion {
  /** Its number in the paper, from 1. */
  position: number;
  /** What it has on the sheet. */
  field: SheetQuestion;
  /** "" where it is about none. */
  pointId: string;
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
  criteria: placed.rubric.map(({ text }) => text),
  item: {
    id: placed.id,
    questionType: placed.questionType,
    isMultiple: placed.isMultiple ? 1 : 0,
    options: placed.options.length,
    answers: placed.answers,
    facility: placed.facility,
    rubric: placed.rubric.map(({ score }) => score),
    errors: errorsOf(placed.points[0]?.id ?? '', placed.mistakes),
  },
});
