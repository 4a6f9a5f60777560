import { againShare, type MarkingTask } from '../../../../../contracts/constants/exam-marking.ts';
import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { takeScripts } from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import { marksSamples, ownCountsOf } from './desk.ts';
import { giveSamples } from './draws.ts';
import { quotasOf } from './parts.ts';
import { selectPart, type PartRow } from './parts.queries.ts';
import { selectOpen } from './open.queries.ts';
import {
  countAgain,
  placeScript,
  selectAgain,
  selectHeld,
  selectThirds,
  writeScript,
  type ScriptRow,
} from './scripts.queries.ts';
import { leaseEnd, presentScripts, taskOf } from './shown.ts';

/** Own answers come back once this many others have been marked after them. */
const leastMarked = 20;

/** What is marked before what. */
const order: readonly MarkingTask[] = ['sample', 'third', 'check', 'mark'];

/** Gives a marker scripts: samples first, then what is in hand, thirds, and such as want a mark. Call it within a write. */
export function take(sandbox: Sandbox, userId: string, { markingPartId, count, task }: ParsedOf<typeof takeScripts>) {
  const part = selectPart(sandbox, markingPartId)!;
  if (!part.isOpen) throw refusal(takeScripts, 'closed');
  const markers = quotasOf(sandbox, [part]).get(part.id)!;
  const self = markers.find(({ teacherId }) => teacherId === userId);
  if (self?.isPaused) throw refusal(takeScripts, 'paused');
  const wants = (one: MarkingTask): boolean => task === undefined || task === one;
  const leaseTime = leaseEnd(sandbox);
  const held = () =>
    selectHeld(sandbox, part.id, userId)
      .filter(({ round }) => wants(taskOf(round)))
      .sort((a, b) => order.indexOf(taskOf(a.round)) - order.indexOf(taskOf(b.round)));
  const wanted = { partId: part.id, userId, now: sandbox.clock.dateTime() };
  if (marksSamples(part, userId, self)) giveSamples(sandbox, part, userId);
  // Samples that wait leave less room for others, whichever are asked for: they are marked first.
  const room = (): number =>
    Math.max(
      0,
      count -
        selectHeld(sandbox, part.id, userId).filter(({ round }) => round === 'sample' || wants(taskOf(round))).length,
    );
  if (self && !self.isOff) {
    if (wants('third'))
      for (const { submissionId } of selectThirds(sandbox, { ...wanted, count: room() }))
        placeScript(sandbox, { partId: part.id, submissionId, round: 'third', userId, leaseTime });
    if (wants('mark')) giveMore(sandbox, part, { ...wanted, leaseTime, count: room() }, markers);
  }
  const scripts = held()
    .slice(0, count)
    .map((script) => ({ ...script, leaseTime: isKept(script) ? '' : leaseTime }));
  for (const script of scripts) writeScript(sandbox, script);
  return { scripts: presentScripts(sandbox, part, scripts), own: ownCountsOf(sandbox, part, userId, self) };
}

/** That nobody else gets a script; of own answers that come back that must not be seen. */
const isKept = ({ round }: ScriptRow): boolean => round === 'sample' || round === 'check';

type Markers = NonNullable<ReturnType<ReturnType<typeof quotasOf>['get']>>;

/** Gives out scripts that want a first or second mark, and now and then an own one again. */
function giveMore(
  sandbox: Sandbox,
  part: PartRow,
  wanted: { partId: string; userId: string; now: string; leaseTime: string; count: number },
  markers: Markers,
): void {
  const { userId, leaseTime } = wanted;
  const self = markers.find(({ teacherId }) => teacherId === userId)!;
  const isClassWise = part.way === 'class';
  const places = { assignmentId: part.assignmentId, isDouble: part.isDouble };
  const classIds = isClassWise ? self.classIds : null;
  const left = isClassWise ? wanted.count : Math.max(0, Math.min(wanted.count, self.quota - self.marked - self.held));
  const open = selectOpen(sandbox, { ...wanted, ...places, classIds, others: [], count: left });
  // With the own share done, only what nobody else could mark within theirs.
  const others = markers.filter(
    (one) => one !== self && !one.isOff && !one.isPaused && one.marked + one.held < one.quota,
  );
  const rest =
    open.length === 0 && left === 0
      ? selectOpen(sandbox, { ...wanted, ...places, classIds, others: others.map(({ teacherId }) => teacherId) })
      : [];
  for (const { submissionId, round } of [...open, ...rest])
    placeScript(sandbox, { partId: part.id, submissionId, round, userId, leaseTime });
  if (open.length > 0 && isAgainDue(sandbox, part, self)) {
    const submissionId = selectAgain(sandbox, part.id, userId);
    if (submissionId !== undefined)
      placeScript(sandbox, { partId: part.id, submissionId, round: 'again', userId, leaseTime });
  }
}

/** One in a hundred of what has been marked, the first after half of that. */
const isAgainDue = (sandbox: Sandbox, part: PartRow, { teacherId, marked }: Markers[number]): boolean =>
  marked >= leastMarked && countAgain(sandbox, part.id, teacherId) < Math.round(marked * againShare);
