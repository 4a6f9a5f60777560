import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../../contracts/headings.ts';
import { setMarkingParts } from '../../../../../contracts/wrongbook/exams/marking-parts.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import { selectExamClasses } from '../setup/exams.queries.ts';
import type { PartRow } from './parts.queries.ts';
import { selectExamQuestions, selectPeople } from './plan.queries.ts';

type Part = ParsedOf<typeof setMarkingParts>['parts'][number];

/** A part that holds together, with its full marks. */
export type Planned = Part & { full: number };

interface Subject {
  subjectId: string;
  courseName: string;
  /** The parts that there are. */
  there: readonly PartRow[];
  parts: readonly Part[];
}

type Rule = keyof typeof setMarkingParts.refusals;

const refuse = (rule: Rule, values: Record<string, string | number> = {}) => refusal(setMarkingParts, rule, values);

/** Refuses parts of a subject that cannot be marked so; answers them with their full marks. */
export function checkParts(sandbox: Sandbox, examId: string, subject: Subject): Planned[] {
  const { parts, courseName, subjectId, there } = subject;
  const asked = new Map(
    (selectExamQuestions(sandbox, examId).get(subjectId) ?? []).map(({ position, full }) => [position, full]),
  );
  const gone = parts.findIndex(
    ({ markingPartId }, index) =>
      markingPartId !== undefined &&
      (!there.some(({ id }) => id === markingPartId) ||
        parts.findIndex((one) => one.markingPartId === markingPartId) < index),
  );
  if (gone >= 0) throw refuse('partGone', { number: gone + 1 });
  const people = selectPeople(
    sandbox,
    parts.flatMap(({ leaderId, markers }) => [leaderId, ...markers.map(({ teacherId }) => teacherId)]),
  );
  const classes = new Map(selectExamClasses(sandbox, examId).map(({ classId, className }) => [classId, className]));
  const [names, taken] = [new Set<string>(), new Map<number, string>()];
  return parts.map((part) => {
    const { name, positions, tolerance, isDouble, withMachine } = part;
    if (names.has(name)) throw refuse('repeatedName', { name });
    names.add(name);
    if (positions.length === 0) throw refuse('noPositions', { name });
    for (const position of positions) {
      if (!asked.has(position)) throw refuse('unknownPosition', { courseName, position });
      const other = taken.get(position);
      if (other !== undefined) throw refuse('repeatedPosition', { position, name: other });
      taken.set(position, name);
    }
    const full = totalScore(positions.map((position) => asked.get(position)!));
    if (tolerance >= full) throw refuse('tooTolerant', { name, full });
    if (withMachine && !isDouble) throw refuse('machineNeedsDouble', { name });
    checkMarkers(part, people);
    if (part.way === 'class') checkClasses(part, people, classes);
    return { ...part, full };
  });
}

type People = ReturnType<typeof selectPeople>;

/** How many people a script needs. */
const needed = ({ isDouble, withMachine }: Part): number => (isDouble && !withMachine ? 2 : 1);

function checkMarkers(part: Part, people: People): void {
  const { name, leaderId, markers } = part;
  if (markers.length === 0) throw refuse('noMarkers', { name });
  const seen = new Set<string>();
  for (const { teacherId } of [{ teacherId: leaderId }, ...markers])
    if (people.get(teacherId)?.isDeleted !== 0) throw refuse('markerGone', { name });
  for (const { teacherId } of markers) {
    if (seen.has(teacherId)) throw refuse('repeatedMarker', { name, teacherName: people.get(teacherId)!.name });
    seen.add(teacherId);
  }
  if (markers.length < needed(part)) throw refuse('tooFewMarkers', { name, count: needed(part) });
}

/** By classes every class has enough markers. */
function checkClasses(part: Part, people: People, classes: ReadonlyMap<string, string>): void {
  const { name, markers } = part;
  const idle = markers.find(({ classIds }) => classIds.length === 0);
  if (idle) throw refuse('noClasses', { name, teacherName: people.get(idle.teacherId)!.name });
  if (markers.some(({ classIds }) => classIds.some((classId) => !classes.has(classId))))
    throw refuse('unknownClass', { name });
  for (const [classId, className] of classes)
    if (markers.filter(({ classIds }) => classIds.includes(classId)).length < needed(part))
      throw refuse('classUnmarked', { name, className, count: needed(part) });
}
