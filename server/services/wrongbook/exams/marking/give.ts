import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../../contracts/headings.ts';
import { flagScript, markScript, undoScript } from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { recordWork } from '../../../../engines/usage/record-use.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Person } from '../../marks/ledger.ts';
import { headOf } from '../exam-head.ts';
import { ownCountsOf } from './desk.ts';
import { selectOutcome } from './outcomes.queries.ts';
import { selectPart, type PartRow } from './parts.queries.ts';
import { selectPartQuestions } from './questions.queries.ts';
import { selectRounds, selectScript, writeScript, type ScriptRow } from './scripts.queries.ts';
import { settle, type KeptMark } from './settle.ts';
import { leaseEnd, presentScripts } from './shown.ts';

type Call = typeof markScript | typeof flagScript | typeof undoScript;
type Marks = ParsedOf<typeof markScript>['marks'];

/** A script of which nothing is said. */
export const blankScript = { scores: '', score: null, flag: '', flagNote: '', markTime: '' };

/** A script in the caller's hand, while marks may be given. */
function inHand(sandbox: Sandbox, call: Call, id: string): { script: ScriptRow; part: PartRow } {
  const script = selectScript(sandbox, id)!;
  const part = selectPart(sandbox, script.partId)!;
  if (!part.isOpen) throw refusal(call as typeof markScript, 'closed');
  if (isSettled(sandbox, script)) throw refusal(call as typeof markScript, 'settled');
  return { script, part };
}

/** Whether somebody has gone on from a first or second mark, or from a third. */
export function isSettled(sandbox: Sandbox, script: ScriptRow): boolean {
  if (script.state === 'waiting' || ['sample', 'again', 'check'].includes(script.round)) return false;
  const later = script.round === 'third' ? ['leader'] : ['third', 'leader'];
  return selectRounds(sandbox, script).some(({ script: one }) => later.includes(one.round) && one.state !== 'waiting');
}

/** The marks of all questions of a part, as they are kept; refused where they are not all, too high or do not add up. */
export function checkedMarks(sandbox: Sandbox, part: PartRow, marks: Marks): { scores: string; score: number } {
  const fulls = new Map(selectPartQuestions(sandbox, part).map(({ position, full }) => [position, full]));
  const given = new Map(marks.map((mark) => [mark.position, mark]));
  if (given.size !== marks.length || given.size !== fulls.size || marks.some(({ position }) => !fulls.has(position)))
    throw refusal(markScript, 'incomplete');
  const kept = part.positions.map((position): KeptMark => {
    const { score, parts, comment, detail } = given.get(position)!;
    const full = fulls.get(position)!;
    if (score > full) throw refusal(markScript, 'tooHigh', { number: position, full });
    if (parts.length > 0 && totalScore(parts) !== totalScore([score]))
      throw refusal(markScript, 'wrongSum', { number: position });
    return { position, score, parts, comment, detail: detail ?? null };
  });
  return { scores: JSON.stringify(kept), score: totalScore(kept.map(({ score }) => score)) };
}

function settleDeciding(sandbox: Sandbox, part: PartRow, { round, submissionId }: ScriptRow, person: Person): void {
  if (['first', 'second', 'third', 'leader'].includes(round)) settle(sandbox, part, submissionId, person);
}

/** Gives the marks of a script. Call it within a write. */
export function mark(sandbox: Sandbox, person: Person, { markingScriptId, marks }: ParsedOf<typeof markScript>) {
  const { script, part } = inHand(sandbox, markScript, markingScriptId);
  const markTime = script.markTime || sandbox.clock.dateTime();
  const given = checkedMarks(sandbox, part, marks);
  writeScript(sandbox, { ...script, ...blankScript, ...given, state: 'marked', leaseTime: '', markTime });
  settleDeciding(sandbox, part, script, person);
  const { schoolId } = headOf(sandbox, part.examId)!;
  const about = { schoolId, subjectId: part.subjectId };
  recordWork(sandbox, 'mark', { ...about, userId: person.id, quantity: part.positions.length });
  return { own: ownCountsOf(sandbox, part, person.id) };
}

/** Hands a script on to the leader. Call it within a write. */
export function flag(
  sandbox: Sandbox,
  person: Person,
  { markingScriptId, flag: reason, note }: ParsedOf<typeof flagScript>,
) {
  const { script, part } = inHand(sandbox, flagScript, markingScriptId);
  const said = { flag: reason, flagNote: note, markTime: sandbox.clock.dateTime() };
  writeScript(sandbox, { ...script, ...blankScript, ...said, state: 'flagged', leaseTime: '' });
  settleDeciding(sandbox, part, script, person);
  return { own: ownCountsOf(sandbox, part, person.id) };
}

/** Takes back what was said of a script, which is in hand again. Call it within a write. */
export function undo(sandbox: Sandbox, person: Person, { markingScriptId }: ParsedOf<typeof undoScript>) {
  const { script, part } = inHand(sandbox, undoScript, markingScriptId);
  const back: ScriptRow = { ...script, ...blankScript, state: 'waiting', leaseTime: leaseEnd(sandbox) };
  writeScript(sandbox, back);
  if (selectOutcome(sandbox, script)) settleDeciding(sandbox, part, script, person);
  return { script: presentScripts(sandbox, part, [back])[0]!, own: ownCountsOf(sandbox, part, person.id) };
}
