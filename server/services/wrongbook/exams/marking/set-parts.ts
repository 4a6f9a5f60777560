import { defaultDriftShare } from '../../../../../contracts/constants/exam-marking.ts';
import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { setMarkerState, setMarkingParts } from '../../../../../contracts/wrongbook/exams/marking-parts.ts';
import { noteDrift } from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { newId } from '../../../../database/ids.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import { examHead } from '../exam-head.ts';
import { selectTimetable } from '../setup/exams.queries.ts';
import { checkParts, type Planned } from './check-parts.ts';
import { selectMarkers, selectParts, type PartRow } from './parts.queries.ts';
import { isBegun, putMarker, putMarkerState, putNoted, putPart, removePart } from './plan.queries.ts';

type Fields = ParsedOf<typeof setMarkingParts>;

const sameNumbers = (one: readonly number[], other: readonly number[]): boolean =>
  [...one].sort((a, b) => a - b).join() === [...other].sort((a, b) => a - b).join();

/** What of a part that is being marked would make nonsense of the marks that there are. */
function checkBegun(part: PartRow, wanted: Planned | undefined): void {
  const refuse = (change: string) => refusal(setMarkingParts, 'begun', { name: part.name, change });
  if (!wanted) throw refuse('删除');
  if (!sameNumbers(part.positions, wanted.positions)) throw refuse('换题目');
  if (part.isDouble !== wanted.isDouble) throw refuse('改单评或双评');
  if (part.withMachine !== wanted.withMachine) throw refuse('改机器是否算一评');
  if (part.tolerance !== wanted.tolerance) throw refuse('改允许差');
}

/** Gives the questions of a subject to markers. Call it within a write. */
export function setParts(sandbox: Sandbox, { examId, subjectId, parts }: Fields): void {
  examHead(sandbox, setMarkingParts, examId);
  const subject = selectTimetable(sandbox, examId).find((one) => one.subjectId === subjectId);
  if (!subject?.assignmentId) throw refusal(setMarkingParts, 'unknownSubject');
  const { courseName } = subject;
  if (subject.isPublished) throw refusal(setMarkingParts, 'isPublished', { courseName });
  const there = selectParts(sandbox, examId).filter((part) => part.subjectId === subjectId);
  const wanted = checkParts(sandbox, examId, { subjectId, courseName, there, parts });
  for (const part of there) {
    const next = wanted.find(({ markingPartId }) => markingPartId === part.id);
    if (isBegun(sandbox, part.id)) checkBegun(part, next);
    else if (!next) removePart(sandbox, part.id);
  }
  for (const part of wanted) writePart(sandbox, { examId, subjectId }, part);
}

function writePart(
  sandbox: Sandbox,
  ofSubject: Pick<Fields, 'examId' | 'subjectId'>,
  { markingPartId, markers, full, driftLimit = full * defaultDriftShare, ...part }: Planned,
): void {
  const id = markingPartId ?? newId(sandbox);
  putPart(sandbox, { ...ofSubject, ...part, id, driftLimit });
  for (const { teacherId: userId, share, classIds } of markers)
    putMarker(sandbox, { partId: id, userId, share, classIds });
  for (const { teacherId, isOff } of selectMarkers(sandbox, [{ id }]).get(id) ?? [])
    if (!isOff && !markers.some((one) => one.teacherId === teacherId))
      putMarkerState(sandbox, { partId: id, userId: teacherId }, { isOff: true, isPaused: false });
}

/** Pauses a marker, takes it off or lets it go on. Call it within a write. */
export function changeMarker(
  sandbox: Sandbox,
  { markingPartId: partId, teacherId: userId, state }: ParsedOf<typeof setMarkerState>,
): void {
  const isThere = putMarkerState(sandbox, { partId, userId }, { isOff: state === 'off', isPaused: state === 'paused' });
  if (!isThere) throw refusal(setMarkerState, 'notMarker');
}

/** Takes note of how a marker marks: from now on only later marks tell of drift. Call it within a write. */
export function noteMarker(
  sandbox: Sandbox,
  { markingPartId: partId, teacherId: userId }: ParsedOf<typeof noteDrift>,
): void {
  if (!putNoted(sandbox, { partId, userId }, sandbox.clock.dateTime())) throw refusal(noteDrift, 'notMarker');
}
