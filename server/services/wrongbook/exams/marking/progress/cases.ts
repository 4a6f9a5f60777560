import { markingRounds } from '../../../../../../contracts/constants/exam-marking.ts';
import type { DataOf, ParsedOf } from '../../../../../../contracts/endpoint.ts';
import type { pageScripts } from '../../../../../../contracts/wrongbook/exams/marking-progress.ts';
import type { Sandbox } from '../../../../../database/sandbox.ts';
import { decidingRounds } from '../../../../../engines/exams/arbiter.ts';
import { numberOf } from '../shown.ts';
import type { ScriptRow } from '../scripts.queries.ts';
import { keptMarks } from '../settle.ts';
import { selectAllRounds, selectCaseOutcomes, selectCases, selectRoundCases } from './cases.queries.ts';

type Input = ParsedOf<typeof pageScripts>;

const besides = ['sample', 'again', 'check'] as const;

/** The page of a view: by rounds that decide nothing, else by how far scripts are. */
function pageOf(sandbox: Sandbox, { view, teacherId, from, to, ...input }: Input) {
  const round = besides.find((one) => one === view);
  if (round) return selectRoundCases(sandbox, { ...input, round, teacherId, from, to });
  const scores = teacherId === undefined ? { from, to } : { teacherId, ownFrom: from, ownTo: to };
  const kinds = view === 'all' ? {} : view === 'apart' ? { isApart: true } : { state: view };
  return selectCases(sandbox, { ...input, ...scores, ...kinds });
}

type Rounds = NonNullable<ReturnType<ReturnType<typeof selectAllRounds>['get']>>;

const isDeciding = ({ round, state }: ScriptRow): boolean =>
  (decidingRounds as readonly string[]).includes(round) && state !== 'waiting';

/** How far a mark beside those that decide lies from what it is held against: the same marker's before, else what stands. */
function distance({ round, userId, score }: ScriptRow, rounds: Rounds, standing: number | null): number | null {
  const before = rounds.find(
    ({ script }) => script.userId === userId && (script.round === 'first' || script.round === 'second'),
  );
  const against = round === 'again' ? (before?.script.score ?? null) : standing;
  return score === null || against === null ? null : Math.abs(score - against);
}

/** One page of the scripts of a part as its leader sees them. */
export function scriptCases(sandbox: Sandbox, input: Input): DataOf<typeof pageScripts> {
  const found = pageOf(sandbox, input);
  const ids = found.records.map(({ submissionId }) => submissionId);
  const all = selectAllRounds(sandbox, input.markingPartId, ids);
  const outcomes = selectCaseOutcomes(sandbox, input.markingPartId, ids);
  return {
    ...found,
    records: found.records.map(({ submissionId, roundId }) => {
      const rounds = all.get(submissionId)!;
      const outcome = outcomes.get(submissionId);
      const beside = rounds.find(({ script }) => script.id === roundId)?.script;
      const own = beside ?? rounds.find(({ script }) => isDeciding(script))!.script;
      const standing = outcome?.score ?? null;
      return {
        id: String(own.id),
        scriptNo: numberOf(own),
        rounds: rounds
          .filter(({ script }) => isDeciding(script) || script === beside)
          .toSorted((a, b) => markingRounds.indexOf(a.script.round) - markingRounds.indexOf(b.script.round))
          .map(({ script: { round, userId, score, scores, flag, flagNote, markTime }, markerName }) => ({
            round,
            teacherId: userId ?? '',
            markerName,
            score,
            marks: keptMarks(scores),
            flag,
            flagNote,
            markTime,
          })),
        score: standing,
        difference: beside ? distance(beside, rounds, standing) : (outcome?.difference ?? null),
      };
    }),
  };
}
