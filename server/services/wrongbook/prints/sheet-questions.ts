import type { Sandbox } from '../../../database/sandbox.ts';
import type { SheetQuestion } from '../../../engines/printing/document.ts';
import { selectDrawnInto } from './drawn-into.queries.ts';
import { sheetField, type PlacedQuestion } from './fields.ts';

/** What each question of a paper gets on the answer sheet of an assignment of this type. */
export function sheetFieldsFor(
  sandbox: Sandbox,
  type: number,
  questions: readonly PlacedQuestion[],
): (question: PlacedQuestion) => SheetQuestion {
  const drawn = selectDrawnInto(sandbox, questions);
  return (question) => sheetField(type, question, drawn);
}
