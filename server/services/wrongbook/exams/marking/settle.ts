import { randomUUID } from 'node:crypto';
import type { MarkDetail } from '../../../../../contracts/wrongbook/mark-shapes.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import {
  decidingRounds,
  judge,
  meanMark,
  type DecidingRound,
  type GivenScores,
} from '../../../../engines/exams/arbiter.ts';
import { applyPersonMarks, revokeMarks, type Person } from '../../marks/ledger.ts';
import { addMachine } from './machine.ts';
import { putOutcome, selectOutcome, selectWritten } from './outcomes.queries.ts';
import type { PartRow } from './parts.queries.ts';
import { dropRounds, selectRounds, type ScriptRef } from './scripts.queries.ts';

/** The marks of one question of a script, as they are kept. */
export interface KeptMark {
  position: number;
  score: number;
  parts: number[];
  comment: string;
  detail: MarkDetail | null;
}

/** The marks of a script from the JSON that is kept of them. */
export const keptMarks = (json: string): KeptMark[] => (json === '' ? [] : (JSON.parse(json) as KeptMark[]));

type Rounds = ReturnType<typeof selectRounds>;

/** The marks that stand at one question: one as it is, of two the mean. */
function standing(of: readonly KeptMark[], names: string): Omit<KeptMark, 'detail'> & { detail?: MarkDetail } {
  const [{ position, parts, comment, detail }] = of as [KeptMark];
  if (of.length === 1) return { position, score: of[0]!.score, parts, comment, ...(detail && { detail }) };
  const isAlike = of.every((one) => one.parts.length === parts.length);
  return {
    position,
    score: meanMark(of.map(({ score }) => score)),
    parts: isAlike ? parts.map((_, index) => meanMark(of.map((one) => one.parts[index]!))) : [],
    comment: `${names}的均分`,
  };
}

/** Whose marks would change nothing, by what a script waits for: these need not be given. */
const unwanted: Record<ReturnType<typeof judge>['state'], readonly DecidingRound[]> = {
  open: ['third'],
  third: [],
  leader: ['first', 'second', 'third'],
  done: ['first', 'second', 'third'],
};

/** Writes what follows from the rounds of a script: how far it is, and the marks that stand. Call it within a write. */
export function settle(sandbox: Sandbox, part: PartRow, submissionId: number, person: Person): void {
  const script: ScriptRef = { partId: part.id, submissionId };
  if (part.withMachine) addMachine(sandbox, part, script);
  const rounds = selectRounds(sandbox, script);
  const given: GivenScores = Object.fromEntries(
    rounds.flatMap(({ script: { round, score, state } }) => (state === 'marked' ? [[round, score]] : [])),
  );
  const verdict = judge(part, given);
  const isFlagged = given.leader === undefined && rounds.some(({ script: { state } }) => state === 'flagged');
  const made = verdict.state === 'done' && !isFlagged ? verdict.rounds : [];
  const score = made.length > 0 ? meanMark(made.map((round) => given[round]!)) : null;
  const { first, second } = given;
  const before = selectOutcome(sandbox, script);
  putOutcome(sandbox, {
    ...script,
    state: isFlagged ? 'flag' : verdict.state,
    marks: [first, second].filter((one) => one !== undefined).length,
    difference: first === undefined || second === undefined ? null : Math.abs(first - second),
    score,
  });
  if (!isFlagged) dropRounds(sandbox, script, unwanted[verdict.state]);
  if (made.length > 0) writeMarks(sandbox, part, submissionId, rounds, made, person);
  else if ((before?.score ?? null) !== null) revokeMarks(sandbox, person, selectWritten(sandbox, script));
}

function writeMarks(
  sandbox: Sandbox,
  part: PartRow,
  submissionId: number,
  rounds: Rounds,
  made: readonly DecidingRound[],
  person: Person,
): void {
  const standingRounds = decidingRounds.flatMap((round) =>
    made.includes(round) ? rounds.filter(({ script }) => script.round === round) : [],
  );
  const names = standingRounds.map(({ markerName }) => markerName).join('、');
  const marks = standingRounds.map(({ script: { scores } }) => keptMarks(scores));
  const key = `part${part.id}-${randomUUID()}`;
  applyPersonMarks(
    sandbox,
    { id: person.id, name: names },
    part.positions.map((position) => ({
      ...standing(
        marks.map((one) => one.find((mark) => mark.position === position)!),
        names,
      ),
      submissionId,
      key: `${key}-${position}`,
      keyVersion: 0,
    })),
  );
}
