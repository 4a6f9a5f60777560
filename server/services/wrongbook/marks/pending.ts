import { questionType } from '../../../../contracts/constants/questions.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { Marker, MarkingAnswer } from '../../../engines/marking/marker.ts';
import { offlineMarker } from '../../../engines/marking/offline.ts';
import { responseKey } from './response-ref.ts';
import { selectAnswers, selectCuts, selectTraces, type AnswerRow, type Cut } from './responses.queries.ts';
import { answerForRules, answerForModel } from './marking-answer.ts';
import { selectWork, selectWorkQuestions, type Work, type WorkQuestion } from './work.queries.ts';

/** How many answers are marked and written at once. */
const sliceSize = 16;

/** Some answers to one question that are to be marked, and by whom. */
export interface Slice {
  question: WorkQuestion;
  marker: Marker;
  rows: AnswerRow[];
}

/** What an answer consisted of when it was asked for: its text and its pictures. */
const tracesOf = ({ answer }: AnswerRow, cuts: readonly Pick<Cut, 'ink' | 'likeness'>[]): string =>
  JSON.stringify([answer, cuts.map(({ ink, likeness }) => [ink, likeness])]);

/** Choices are marked by their rule, whatever else there is. */
const markerFor = ({ questionType: type }: WorkQuestion, marker: Marker): Marker =>
  type === questionType.choice ? offlineMarker : marker;

/**
 * Whether a machine is to mark an answer: nobody has, or one by an older key, or another one left it to a person. What a person
 * has marked is never touched.
 */
function isPending({ score, mark }: AnswerRow, { keyVersion }: WorkQuestion, marker: Marker): boolean {
  if (mark?.kind === 'person') return false;
  if ((mark !== null || score !== null) && (mark?.keyVersion ?? 0) < keyVersion) return true;
  return score === null && mark?.marker !== marker.name;
}

/** The answers of work that a machine is to mark, question by question in slices. */
export function pendingSlices(sandbox: Sandbox, work: Work, configured: Marker): Slice[] {
  const rows = selectAnswers(sandbox, work.id);
  return selectWorkQuestions(sandbox, work).flatMap((question) => {
    const marker = markerFor(question, configured);
    const asked = rows.filter((row) => row.questionId === question.questionId && isPending(row, question, marker));
    const traces = selectTraces(sandbox, asked);
    const there = asked.filter((row) => answerForRules(row, question, traces.get(responseKey(row)) ?? []));
    const count = Math.ceil(there.length / sliceSize);
    return Array.from({ length: count }, (_, index) => ({
      question,
      marker,
      rows: there.slice(index * sliceSize, (index + 1) * sliceSize),
    }));
  });
}

/**
 * The answers of a slice that are still as they were and still to be marked: nobody has marked them meanwhile, changed the key,
 * moved their page, published or removed the work.
 */
export function stillPending(sandbox: Sandbox, workId: string, slice: Slice): Slice {
  const work = selectWork(sandbox, workId);
  const { questionId, keyVersion } = slice.question;
  const question = work && selectWorkQuestions(sandbox, work).find((one) => one.questionId === questionId);
  if (!work || work.publishTime !== '' || question?.keyVersion !== keyVersion) return { ...slice, rows: [] };
  const asked = new Set(slice.rows.map(responseKey));
  const rows = selectAnswers(sandbox, work.id, { questionId }).filter(
    (row) => asked.has(responseKey(row)) && isPending(row, question, slice.marker),
  );
  return { ...slice, rows };
}

/** What the answers of a slice consist of now, by their names. */
export function tracesIn(sandbox: Sandbox, { rows }: Slice): Map<string, string> {
  const traces = selectTraces(sandbox, rows);
  return new Map(rows.map((row) => [responseKey(row), tracesOf(row, traces.get(responseKey(row)) ?? [])]));
}

/** How many answers slices hold. */
export const countIn = (slices: readonly Slice[]): number => slices.reduce((sum, { rows }) => sum + rows.length, 0);

/** The answers of a slice as its marker gets them: what a model reads for itself comes as pictures. */
export function answersOf(sandbox: Sandbox, { question, marker, rows }: Slice): MarkingAnswer[] {
  const cuts = selectCuts(sandbox, rows);
  const asGot = marker === offlineMarker ? answerForRules : answerForModel;
  return rows.flatMap((row) => asGot(row, question, cuts.get(responseKey(row)) ?? []) ?? []);
}
