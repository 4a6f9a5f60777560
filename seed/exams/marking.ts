import { defaultDriftShare } from '../../contracts/constants/exam-marking.ts';
import { dateAfter } from '../calendar.ts';
import { isWritten } from '../answers/marks.ts';
import type { Sheet } from '../answers/sitting.ts';
import { officeKey } from '../people.ts';
import type { Paper } from '../modules/assignment-papers.ts';
import type { World } from '../world.ts';
import type { SeededCandidate } from './candidates.ts';
import type { PlannedExam, PlannedSubject } from './planned.ts';
import { writeScripts, type Part } from './scripts.ts';

/** How far the marking of a subject has come, as a share of its sheets; without parts it has not been given out. */
export const markedShare: Record<string, number> = { '1': 0.55, '2': 0.9, '4': 1 };

/** Two marks may differ by so much, as a share of what a question is worth. */
const toleranceOf = (worth: number): number => Math.max(1, Math.floor(worth / 5));

/** Those who teach the subject in the grade, then the others of the school. */
function markersOf(world: World, exam: PlannedExam, { course }: PlannedSubject): string[] {
  const own = exam.classes.map(({ id }) => world.taught.get(`${id}:${course.courseId}`));
  const others = world.classes
    .filter(({ school }) => school === exam.school)
    .map(({ id }) => world.taught.get(`${id}:${course.courseId}`));
  return [...new Set([...own, ...others])].filter((id) => id !== undefined).slice(0, 4);
}

function writePart(world: World, exam: PlannedExam, subject: PlannedSubject, part: Part, stem: string): void {
  const { id, position, worth, tolerance, leaderId, markers } = part;
  world.write.markingPart({
    id,
    examId: exam.id,
    subjectId: subject.course.subjectId,
    name: stem,
    positions: JSON.stringify([position]),
    isDouble: 1,
    tolerance,
    driftLimit: worth * defaultDriftShare,
    way: 'share',
    leaderId,
  });
  const share = Math.floor(100 / markers.length);
  markers.forEach((userId, index) =>
    world.write.markingMarker({ partId: id, userId, share: index === 0 ? 100 - share * (markers.length - 1) : share }),
  );
}

/** Gives the written questions of a subject to markers, with the marks that there are. */
export function writeMarking(
  world: World,
  exam: PlannedExam,
  subject: PlannedSubject,
  work: { paper: Paper; sheets: ReadonlyMap<SeededCandidate, Sheet> },
  isMarked: (candidate: SeededCandidate) => boolean,
): void {
  const { subjectId } = subject.course;
  const markers = markersOf(world, exam, subject);
  const leaderId = world.offices.get(officeKey(exam.school.id, 'school:subjectleader', subjectId)) ?? markers[0]!;
  const positions = work.paper.placed.flatMap(({ item }, index) => (isWritten(item) ? [index + 1] : []));
  // Where all is marked, that was yesterday.
  const isOver = markedShare[subjectId] === 1;
  const endTime = isOver ? `${dateAfter(world.now.slice(0, 10), -1)}${world.now.slice(10)}` : world.now;
  for (const position of positions) {
    const { item } = work.paper.placed[position - 1]!;
    const id = `${exam.id}${subjectId.padStart(2, '0')}${String(position).padStart(2, '0')}`;
    const part = {
      id,
      position,
      worth: item.score,
      tolerance: toleranceOf(item.score),
      markers,
      leaderId,
      hasDrift: position === positions.at(-1),
    };
    writePart(world, exam, subject, part, `第${position}题`);
    writeScripts(world, part, work.sheets, { isMarked, endTime });
  }
}
