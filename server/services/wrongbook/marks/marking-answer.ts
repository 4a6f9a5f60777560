import { questionType } from '../../../../contracts/constants/questions.ts';
import type { MarkingAnswer } from '../../../engines/marking/marker.ts';
import type { AnswerRow, Cut } from './responses.queries.ts';
import type { WorkQuestion } from './work.queries.ts';

/** Share of ink below which a picture counts as empty: a speck, but no stroke of a pen. */
export const leastInk = 0.0003;

/** What the fingerprint of a picture without ink is made of. */
const noInk = /^0*$/;

type Picture = Pick<Cut, 'ink' | 'likeness'>;
type Answered = Pick<AnswerRow, 'answer' | 'isScanned' | 'mark'>;
type Asked = Pick<WorkQuestion, 'questionType'>;

/** Whether an answer came without a scan and is of a kind whose text is not kept: then nothing tells what was written. */
const isUntold = ({ answer, isScanned }: Answered, { questionType: type }: Asked): boolean =>
  answer === '' && !isScanned && (type === questionType.answer || type === questionType.other);

/** Whether nothing is written in a picture. */
export const isEmpty = ({ ink, likeness }: Picture): boolean => ink < leastInk || noInk.test(likeness);

/** Whether somebody left an answer empty: no ink in its pictures, or no text where it has none. */
export function isLeftBlank(row: Answered, question: Asked, cuts: readonly Picture[]): boolean {
  if (cuts.length > 0) return cuts.every(isEmpty);
  if (isUntold(row, question)) return false;
  return row.answer === '' && (!row.isScanned || row.mark?.score === 0);
}

/** Whether an answer is there to be marked: what a scan has not brought, or brings no longer, is nothing that was left empty. */
function isThere({ answer, isScanned, mark }: Answered, cuts: readonly Picture[]): boolean {
  return answer !== null && (!isScanned || cuts.length > 0 || mark !== null || answer !== '');
}

/** Below which confidence a choice was read from bubbles that are not clear. */
const clearFrom = 0.5;

function choiceOf({ answer, mark }: AnswerRow): Pick<MarkingAnswer, 'text' | 'isSimulated' | 'verdict' | 'isBlank'> {
  const isUnclear = mark?.kind === 'machine' && mark.confidence <= clearFrom;
  // A machine that left it to the teacher saw something, but no letter.
  const text = isUnclear && answer === '' ? null : answer;
  return { text, isSimulated: false, isBlank: false, ...(isUnclear ? { verdict: 'ambiguous' } : {}) };
}

/** What is known of the text of an answer: typed, written by the maker of the scan, or read by a machine. */
function textOf(row: AnswerRow, question: Asked): Pick<MarkingAnswer, 'text' | 'isSimulated'> {
  const { answer, isScanned, truth, mark } = row;
  if (truth !== null) return { text: truth, isSimulated: true };
  if (isUntold(row, question)) return { text: null, isSimulated: false };
  if (!isScanned) return { text: answer, isSimulated: false };
  return { text: answer === '' ? null : answer, isSimulated: mark?.isSimulated === 1 };
}

/**
 * An answer as the built-in marker gets it, without pictures; undefined where there is none. Text of handwriting is known only
 * where a machine has read it before, or where the stand-in itself has written it.
 */
export function answerForRules(row: AnswerRow, question: Asked, cuts: readonly Picture[]): MarkingAnswer | undefined {
  if (!isThere(row, cuts)) return undefined;
  const { submissionId, position } = row;
  if (question.questionType === questionType.choice) return { submissionId, position, ...choiceOf(row), pictures: [] };
  const isBlank = isLeftBlank(row, question, cuts);
  return { submissionId, position, ...textOf(row, question), isBlank, pictures: [] };
}

/** An answer as a model gets it: what was scanned as pictures alone, so that it reads them itself. */
export function answerForModel(row: AnswerRow, question: Asked, cuts: readonly Cut[]): MarkingAnswer | undefined {
  const known = answerForRules(row, question, cuts);
  if (!known || cuts.length === 0) return known;
  return { ...known, text: null, isSimulated: false, pictures: cuts.map(({ jpeg }) => jpeg) };
}
