import { resultState, resultStateLabels } from '../../../../contracts/constants/exams.ts';
import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';
import {
  setExamResults,
  type listExamScoring,
  type pageExamScores,
} from '../../../../contracts/wrongbook/exams/scores.ts';
import { call } from '../../../api/call.ts';

/** How far the scores of a subject are. */
export type Scoring = DataOf<typeof listExamScoring>[number];

/** A candidate in a subject. */
export type ScoreRow = DataOf<typeof pageExamScores>['records'][number];

/** What is set of a candidate. */
export type Result = Pick<ScoreRow, 'state' | 'score' | 'makeUpScore' | 'note'>;

/** Which subject of which exam. */
export type OfSubject = Pick<InputOf<typeof setExamResults>, 'examId' | 'subjectId'>;

/** What is on record of a candidate, in words. */
export function resultText({ state, score, makeUpScore }: Pick<Result, 'state' | 'score' | 'makeUpScore'>): string {
  const first =
    state === resultState.sat ? (score === null ? '未登分' : `${formatScore(score)} 分`) : resultStateLabels[state];
  return makeUpScore === null ? first : `${first}，补考 ${formatScore(makeUpScore)} 分`;
}

/** Whether nothing is known of a candidate yet. */
export const isOpen = ({ state, score }: Pick<Result, 'state' | 'score'>): boolean =>
  state === resultState.sat && score === null;

/** A score as it is typed; undefined for what is none. */
export function readScore(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** Sets what is on record of a candidate, unless somebody else has changed it since it was read; says nothing of a refusal itself. */
export const setResult = (
  of: OfSubject,
  row: Pick<ScoreRow, 'studentId'> & Pick<Result, 'state' | 'score'>,
  to: Result,
) => {
  const { studentId, state, score } = row;
  return call(
    setExamResults,
    { ...of, results: [{ studentId, ...to, was: { state, score } }] },
    { quiet: true, background: true },
  );
};
