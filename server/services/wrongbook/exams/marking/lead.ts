import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { decideScript, returnScript } from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Person } from '../../marks/ledger.ts';
import { blankScript, checkedMarks } from './give.ts';
import { selectMarkers, selectPart, type PartRow } from './parts.queries.ts';
import { dropRounds, placeScript, selectRounds, selectScript, writeScript, type ScriptRow } from './scripts.queries.ts';
import { settle } from './settle.ts';
import { leaseEnd } from './shown.ts';

type Which = ParsedOf<typeof returnScript>;

/** A script of a part, by its id in any round, while marks may be given. */
function ofPart(sandbox: Sandbox, call: typeof decideScript | typeof returnScript, { markingPartId, ...which }: Which) {
  const part = selectPart(sandbox, markingPartId)!;
  const script = selectScript(sandbox, which.markingScriptId)!;
  if (script.partId !== part.id) throw refusal(call as typeof returnScript, 'scriptGone');
  if (!part.isOpen) throw refusal(call as typeof returnScript, 'closed');
  const { submissionId } = script;
  const ref = { partId: part.id, submissionId };
  return { part, ref, rounds: selectRounds(sandbox, ref).map((one) => one.script) };
}

/** Lets a script have the marks that a leader gives it, whatever others say. Call it within a write. */
export function decide(sandbox: Sandbox, person: Person, { marks, ...which }: ParsedOf<typeof decideScript>): void {
  const { part, ref } = ofPart(sandbox, decideScript, which);
  const given = checkedMarks(sandbox, part, marks);
  // Another leader may decide anew.
  dropRounds(sandbox, ref, ['leader']);
  placeScript(sandbox, { ...ref, round: 'leader', userId: person.id, leaseTime: '' });
  const { script } = selectRounds(sandbox, ref).find((one) => one.script.round === 'leader')!;
  writeScript(sandbox, { ...script, ...blankScript, ...given, state: 'marked', markTime: sandbox.clock.dateTime() });
  settle(sandbox, part, ref.submissionId, person);
}

/** Takes back what a leader has decided, or has a script that was handed on marked after all. Call it within a write. */
export function giveBack(sandbox: Sandbox, person: Person, which: Which): void {
  const { part, ref, rounds } = ofPart(sandbox, returnScript, which);
  const flagged = rounds.filter(({ state }) => state === 'flagged');
  if (rounds.some(({ round }) => round === 'leader')) dropRounds(sandbox, ref, ['leader']);
  else if (flagged.length > 0) for (const script of flagged) toMarker(sandbox, part, script);
  else throw refusal(returnScript, 'nothing');
  settle(sandbox, part, ref.submissionId, person);
}

/** Back into the hand of whoever has handed it on, or of nobody where that marker does not go on. */
function toMarker(sandbox: Sandbox, part: PartRow, script: ScriptRow): void {
  const marker = selectMarkers(sandbox, [part])
    .get(part.id)
    ?.find(({ teacherId }) => teacherId === script.userId);
  const userId = marker && !marker.isOff && !marker.isPaused ? script.userId : null;
  const leaseTime = userId === null ? '' : leaseEnd(sandbox);
  writeScript(sandbox, { ...script, ...blankScript, state: 'waiting', leaseTime });
  placeScript(sandbox, { ...script, userId, leaseTime });
}
