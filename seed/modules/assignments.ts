import { assignmentTags } from '../../contracts/constants/assignments.ts';
import { grouped } from '../../server/database/lists.ts';
import { pointAbility, subjectAbility } from '../../server/engines/simulation/answering/abilities.ts';
import { hashOf, mix, shareOf } from '../../server/engines/simulation/answering/chance.ts';
import type { Draw } from '../../server/engines/simulation/answering/choosing.ts';
import { holds, type Holder } from '../../server/engines/simulation/answering/misconceptions.ts';
import { drawFrom, respond, type Responded } from '../../server/engines/simulation/answering/responding.ts';
import { textOf } from '../../server/engines/simulation/answering/text-of.ts';
import { Dice } from '../../server/engines/simulation/dice.ts';
import { occasionsOf, type Occasion } from '../answers/occasions.ts';
import { dateAfter, termOf } from '../calendar.ts';
import { assignmentIds } from '../landmarks.ts';
import { studentIdOf, type SeedModule, type SeededClass, type World } from '../world.ts';
import { numbered, paperFor, writePaper, type Paper, type Placed, type Progress } from './assignment-papers.ts';
import { ownWorkOf } from './own-work.ts';

/** Share of students who are away when work is done, and of those who are away half of the time. */
const away = { usually: 0.025, often: 0.5, whoOften: 0.012 } as const;

/** Days after which work has been marked and its scores are published. */
const underway = 3;

const states = { waiting: 0, handedIn: 1, absent: 2 } as const;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from)) / 86_400_000);

interface Sitting {
  assignmentId: string;
  paper: Paper;
  isOver: boolean;
  /** When it was done, in years as of abilities, and as a time. */
  years: number;
  submitTime: string;
  /** Hashes of its subject and of its class. */
  subject: number;
  schoolClass: number;
}

/** The work that tests and personas rely on: nobody of its few students was away. */
const attended: readonly string[] = Object.values(assignmentIds);

/** Whether a student was away when some work was done: by hash, so that what others answer does not change it. */
function isAway(student: number, assignmentId: string): boolean {
  const isOften = student % 1000 < away.whoOften * 1000;
  const share = shareOf(mix(student, hashOf(assignmentId)));
  return !attended.includes(assignmentId) && share < (isOften ? away.often : away.usually);
}

/** Writes down what one student did. */
function sit({ world, draw, counts }: Progress, sitting: Sitting, one: SeededClass, seat: number): void {
  const { assignmentId, paper, isOver, years, submitTime, subject, schoolClass } = sitting;
  const studentId = studentIdOf(one.id, seat);
  const student = hashOf(`${world.seed}/${studentId}`);
  const id = ++counts.submissions;
  const common = { id, assignmentId, studentId, classId: one.id, paperId: paper.id };
  if (!isOver) return world.write.submission(common);
  if (isAway(student, assignmentId)) return world.write.submission({ ...common, state: states.absent });
  const ability = subjectAbility({ student, schoolClass, subject }, years);
  const answers = paper.placed.map((placed) => answerTo(placed, { student, ability, years }, draw));
  const score = answers.reduce((sum, answer) => sum + answer.score, 0);
  world.write.submission({ ...common, state: states.handedIn, markedCount: answers.length, score, submitTime });
  for (const [index, responded] of answers.entries()) {
    const answer = responded.answer || textFor(world, studentId, id, paper.placed[index]!, responded);
    const parts = responded.parts.join(',');
    world.write.response({ submissionId: id, position: index + 1, answer, score: responded.score, parts });
  }
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

function assign(progress: Progress, occasion: Occasion): void {
  const paper = paperFor(progress, occasion);
  if (paper) setWork(progress, occasion, paper, numbered('8', ++progress.counts.assignments));
}

function setWork(progress: Progress, occasion: Occasion, paper: Paper, id: string): void {
  const { world } = progress;
  const { school, grade, course, teacherId, classes, date, index } = occasion;
  const isOver = daysBetween(date, world.now) >= underway;
  world.write.assignment({
    id,
    schoolId: school.id,
    teacherId,
    taskType: occasion.taskType,
    title: paper.title,
    paperId: paper.id,
    subjectId: course.subjectId,
    courseId: course.courseId,
    gradeId: grade.gradeId,
    term: termOf(date),
    tag: assignmentTags[index % assignmentTags.length]!.value,
    createTime: `${date} 16:10:00`,
    publishTime: isOver ? `${dateAfter(date, underway - 1)} 18:20:00` : '',
  });
  const sitting = {
    assignmentId: id,
    paper,
    isOver,
    years: daysBetween(date, world.now) / -365 + 1,
    submitTime: `${dateAfter(date, 1)} 07:50:00`,
    subject: hashOf(`${world.seed}/${course.subjectId}`),
  };
  for (const one of classes) {
    world.write.assignmentClass({ assignmentId: id, classId: one.id, className: `${grade.gradeName}${one.number}班` });
    const schoolClass = hashOf(`${world.seed}/${one.id}`);
    const ofClass = { ...sitting, schoolClass };
    for (let seat = 1; seat <= one.students; seat++) sit(progress, ofClass, one, seat);
  }
}

export const assignmentsModule: SeedModule = {
  name: 'assignments',
  title: '作业与作答',
  run(world, random) {
    const bank = grouped(world.bank, ({ subjectId, gradeId }) => `${subjectId}/${gradeId}`);
    const counts = { papers: 0, assignments: 0, submissions: 0 };
    const progress = { world, random, draw: drawFrom(random), bank, papers: new Map(), parameters: new Map(), counts };
    for (const occasion of occasionsOf(world)) assign(progress, occasion);
    for (const { occasion, draft, paperId, title, assignmentId } of ownWorkOf(world, random)) {
      const paper = writePaper(progress, occasion, draft, paperId, title);
      if (assignmentId) setWork(progress, occasion, paper, assignmentId);
    }
    world.write.mistakes();
  },
};
