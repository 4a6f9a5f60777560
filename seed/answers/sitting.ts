import { pointAbility, subjectAbility } from '../../server/engines/simulation/answering/abilities.ts';
import { hashOf, mix, shareOf } from '../../server/engines/simulation/answering/chance.ts';
import type { Draw } from '../../server/engines/simulation/answering/choosing.ts';
import { holds, type Holder } from '../../server/engines/simulation/answering/misconceptions.ts';
import { respond, type Responded } from '../../server/engines/simulation/answering/responding.ts';
import { textOf } from '../../server/engines/simulation/answering/text-of.ts';
import { Dice } from '../../server/engines/simulation/dice.ts';
import { daysBetween } from '../calendar.ts';
import { assignmentIds } from '../landmarks.ts';
import type { Paper, Progress } from '../modules/assignment-papers.ts';
import type { Placed } from './placing.ts';
import type { World } from '../world.ts';

/** Share of students who are away when work is done, and of those who are away half of the time. */
const away = { usually: 0.025, often: 0.5, whoOften: 0.012 } as const;

const states = { waiting: 0, handedIn: 1, absent: 2 } as const;

/** A date in years as abilities count them. */
export const yearsAt = (date: string, now: string): number => daysBetween(date, now) / -365 + 1;

/** Work that a class does. */
export interface Sitting {
  assignmentId: string;
  paper: Paper;
  /** Whether it has been handed in. */
  isOver: boolean;
  /** When it was done, in years as of abilities, and when a student handed it in. */
  years: number;
  submitTime: (studentId: string) => string;
  /** Hashes of its subject and of its class. */
  subject: number;
  schoolClass: number;
  /** What the class adds to the ability of each of its students. */
  advantage: number;
  /** Whether answers to a question wait for their marks. */
  isOpen?: (placed: Placed) => boolean;
}

/** A sheet that has been handed in. */
export interface Sheet {
  id: number;
  /** What each answer is worth, by place in the paper, whether it has been marked or not. */
  answers: readonly Responded[];
}

/** The work that tests and personas rely on: nobody of its few students was away. */
const attended: readonly string[] = Object.values(assignmentIds);

/** Whether a student was away when some work was done: by hash, so that what others answer does not change it. */
function isAway(student: number, occasion: string): boolean {
  const isOften = student % 1000 < away.whoOften * 1000;
  const share = shareOf(mix(student, hashOf(occasion)));
  return !attended.includes(occasion) && share < (isOften ? away.often : away.usually);
}

/** Writes down what one student did; the sheet, unless there is none. */
export function sit(
  progress: Progress,
  sitting: Sitting,
  { studentId, classId }: { studentId: string; classId: string },
): Sheet | undefined {
  const { write, counts, seed } = progress.world;
  const { assignmentId, paper, isOpen } = sitting;
  const student = hashOf(`${seed}/${studentId}`);
  const id = ++counts.submissions;
  const common = { id, assignmentId, studentId, classId, paperId: paper.id };
  if (!sitting.isOver) return void write.submission(common);
  if (isAway(student, assignmentId)) return void write.submission({ ...common, state: states.absent });
  const answers = answersOf(progress, sitting, student);
  const isMarked = isOpen ? paper.placed.map((placed) => !isOpen(placed)) : undefined;
  let score = 0;
  let markedCount = 0;
  for (let index = 0; index < answers.length; index++) {
    if (isMarked && !isMarked[index]) continue;
    score += answers[index]!.score;
    markedCount += 1;
  }
  write.submission({
    ...common,
    state: states.handedIn,
    markedCount,
    score: markedCount > 0 ? score : null,
    submitTime: sitting.submitTime(studentId),
  });
  for (let index = 0; index < answers.length; index++) {
    const responded = answers[index]!;
    const marked = isMarked?.[index] ?? true;
    write.response({
      submissionId: id,
      position: index + 1,
      answer: responded.answer || textFor(progress.world, studentId, id, paper.placed[index]!, responded),
      score: marked ? responded.score : null,
      parts: marked && responded.parts.length > 0 ? responded.parts.join(',') : '',
    });
  }
  return { id, answers };
}

/** What a student answers to all questions of a paper. */
function answersOf({ draw }: Progress, sitting: Sitting, student: number): Responded[] {
  const { paper, subject, schoolClass, years, advantage } = sitting;
  const ability = subjectAbility({ student, schoolClass, subject }, years) + advantage;
  const who = { student, ability, years };
  return paper.placed.map((placed) => answerTo(placed, who, draw));
}

/** What a student answers, with the misconceptions of that time. */
function answerTo({ item, parameters, point }: Placed, who: Holder, draw: Draw): Responded {
  const holder = { ...who, ability: who.ability + pointAbility(who.student, point) };
  return respond(item, parameters, item.score, {
    ability: holder.ability,
    holds: (misconception) => holds(holder, misconception),
    draw,
  });
}

/** What stands on the paper of an answer in words; "" for any other. */
function textFor(world: World, studentId: string, submissionId: number, placed: Placed, responded: Responded): string {
  const { asked, writing, item } = placed;
  if (writing === undefined) return '';
  const dice = new Dice(world.seed, studentId, submissionId, item.id, 'text');
  return textOf(asked, writing, responded, item.score, dice);
}
