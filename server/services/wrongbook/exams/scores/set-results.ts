import { resultState, resultStateLabels } from '../../../../../contracts/constants/exams.ts';
import type { DataOf, ParsedOf } from '../../../../../contracts/endpoint.ts';
import { formatScore } from '../../../../../contracts/figure-text.ts';
import { setExamResults } from '../../../../../contracts/wrongbook/exams/scores.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import type { User } from '../../../../http/user.ts';
import { selectScored } from './scores.queries.ts';
import { openSubject, type ScoredSubject } from './subject.ts';
import { putResults } from './write-results.ts';

type Given = ParsedOf<typeof setExamResults>['results'][number];
type Scored = ReturnType<typeof selectScored>[number];

const { sat, disqualified, makeUp } = resultState;

/** What stands there, in words. */
const said = ({ state, score }: Pick<Scored, 'state' | 'score'>): string => {
  if (state !== sat) return resultStateLabels[state];
  return score === null ? '未登分' : ` ${formatScore(score)} 分`;
};

/** Refuses a result that says two things at once, or more than there is to reach. */
function check(subject: ScoredSubject, given: Given, found: Scored): void {
  const { courseName, full, assignmentId } = subject;
  const { studentName } = found;
  const { state, makeUpScore } = given;
  const stateName = resultStateLabels[state];
  const highest = Math.max(given.score ?? 0, makeUpScore ?? 0);
  if (highest > full) throw refusal(setExamResults, 'tooHigh', { studentName, score: highest, full });
  if (state === makeUp && makeUpScore === null) throw refusal(setExamResults, 'noMakeUp', { studentName });
  const isAway = state !== sat && state !== disqualified;
  if (assignmentId !== null) {
    if (isAway && found.isHandedIn) throw refusal(setExamResults, 'handedIn', { studentName, stateName });
    if (given.score !== null && given.score !== found.score)
      throw refusal(setExamResults, 'fromSheets', { courseName });
  } else if (isAway && given.score !== null) throw refusal(setExamResults, 'noScoreAway', { studentName, stateName });
}

/** Writes results that somebody has typed: all of them, or none. Call it within a write. */
export function setResults(
  sandbox: Sandbox,
  user: User,
  { results, ...ids }: ParsedOf<typeof setExamResults>,
): DataOf<typeof setExamResults> {
  const subject = openSubject(sandbox, setExamResults, ids);
  if (results.length === 0) throw refusal(setExamResults, 'nothing');
  const known = new Map(selectScored(sandbox, subject).map((one) => [one.studentId, one]));
  const seen = new Set<string>();
  for (const [index, given] of results.entries()) {
    const found = known.get(given.studentId);
    if (!found) throw refusal(setExamResults, 'notCandidate', { number: index + 1 });
    if (seen.has(given.studentId)) throw refusal(setExamResults, 'repeated', { number: index + 1 });
    seen.add(given.studentId);
    check(subject, given, found);
    if (given.was.state !== found.state || given.was.score !== found.score)
      throw refusal(setExamResults, 'changed', { studentName: found.studentName, now: said(found) });
  }
  putResults(
    sandbox,
    user,
    subject,
    results.map(({ was: _, ...given }) => ({ ...given, scores: [] })),
  );
  return { changedCount: results.length };
}
