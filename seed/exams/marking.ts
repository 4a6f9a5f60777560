import { defaultDriftShare } from '../../contracts/constants/exam-marking.ts';
import { judge, meanMark, type GivenScores } from '../../server/engines/exams/arbiter.ts';
import { Dice } from '../../server/engines/simulation/dice.ts';
import type { Sheet } from '../answers/sitting.ts';
import { officeKey } from '../people.ts';
import type { Paper } from '../modules/assignment-papers.ts';
import type { World } from '../world.ts';
import type { SeededCandidate } from './candidates.ts';
import type { PlannedExam, PlannedSubject } from './planned.ts';
import { isWritten } from './sheets.ts';

/** How far the marking of a subject has come, as a share of its sheets; without parts it has not been given out. */
export const markedShare: Record<string, number> = { '1': 0.55, '2': 0.9, '4': 1 };

/** Two marks may differ by so much, as a share of what a question is worth. */
const toleranceOf = (worth: number): number => Math.max(1, Math.floor(worth / 5));

interface Part {
  id: string;
  position: number;
  worth: number;
  tolerance: number;
  markers: readonly string[];
  leaderId: string;
}

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

/**
 * Two marks of a script whose mean is what it is worth, or which are so far apart that a third has to settle it. The second of
 * the markers is strict: a difference that is looked for has to be there.
 */
function marksOf(
  score: number,
  { worth, tolerance }: Part,
  isStrict: boolean,
  dice: Dice,
): { marks: [number, number]; isApart: boolean } {
  const most = Math.min(score, worth - score, tolerance / 2);
  const off = Math.floor(most * 2 * dice.share() + 0.5) / 2;
  const isApart = dice.chance(0.06) && worth > tolerance + 2;
  const distance = tolerance + 1;
  if (isApart)
    return {
      marks: score > distance ? [score, score - distance] : [score, Math.min(worth, score + distance)],
      isApart,
    };
  return { marks: isStrict || dice.chance(0.5) ? [score + off, score - off] : [score - off, score + off], isApart };
}

/** Writes what follows from the marks of a script. */
function writeOutcome(world: World, { id, tolerance }: Part, submissionId: number, given: GivenScores): void {
  const verdict = judge({ isDouble: true, tolerance }, given);
  const { first, second } = given;
  const isBoth = first !== undefined && second !== undefined;
  world.write.markingOutcome({
    partId: id,
    submissionId,
    state: verdict.state,
    marks: isBoth ? 2 : 1,
    difference: isBoth ? Math.abs(first - second) : null,
    score: verdict.state === 'done' ? meanMark(verdict.rounds.map((round) => given[round]!)) : null,
  });
}

/** Writes who marked which script with how many marks; what stands for a script is what its answer was worth. */
function writeScripts(
  world: World,
  part: Part,
  sheets: ReadonlyMap<SeededCandidate, Sheet>,
  { isMarked, time }: { isMarked: (candidate: SeededCandidate) => boolean; time: (index: number) => string },
): void {
  let index = 0;
  for (const [candidate, { id: submissionId, answers }] of sheets) {
    index += 1;
    const dice = new Dice(world.seed, part.id, submissionId);
    const score = answers[part.position - 1]!.score;
    const [first, second, third] = [0, 1, 2].map((turn) => part.markers[(index + turn) % part.markers.length]!);
    const { marks, isApart } = marksOf(score, part, second === part.markers[1], dice);
    const script = (round: 'first' | 'second' | 'third', userId: string | null, mark?: number) =>
      world.write.markingScript({
        id: ++world.counts.scripts,
        partId: part.id,
        submissionId,
        round,
        userId,
        ...(mark !== undefined && {
          state: 'marked',
          scores: JSON.stringify([{ position: part.position, score: mark, parts: [], comment: '', detail: null }]),
          score: mark,
          markTime: time(index),
        }),
      });
    if (isMarked(candidate)) {
      script('first', first!, marks[0]);
      script('second', second!, marks[1]);
      if (isApart) script('third', third!, marks[0]);
    } else if (dice.chance(0.25)) script('first', first!, marks[0]);
    else continue;
    writeOutcome(world, part, submissionId, {
      first: marks[0],
      ...(isMarked(candidate) && { second: marks[1], ...(isApart && { third: marks[0] }) }),
    });
  }
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
  work.paper.placed.forEach(({ item }, index) => {
    if (!isWritten(item)) return;
    const position = index + 1;
    const id = `${exam.id}${subjectId.padStart(2, '0')}${String(position).padStart(2, '0')}`;
    const part = { id, position, worth: item.score, tolerance: toleranceOf(item.score), markers, leaderId };
    writePart(world, exam, subject, part, `第${position}题`);
    const time = (place: number) => `${exam.endDate} 1${4 + (place % 4)}:${String(10 + (place % 50))}:00`;
    writeScripts(world, part, work.sheets, { isMarked, time });
  });
}
