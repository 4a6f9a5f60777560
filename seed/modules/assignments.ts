import { assignmentTags, taskType } from '../../contracts/constants/assignments.ts';
import { grouped } from '../../server/database/lists.ts';
import { pointAbility, subjectAbility } from '../../server/engines/simulation/answering/abilities.ts';
import { hashOf } from '../../server/engines/simulation/answering/chance.ts';
import { parametersOf, type ItemParameters } from '../../server/engines/simulation/answering/model.ts';
import { occasionsOf, type Occasion } from '../answers/occasions.ts';
import { drawPaper, drawSingle, type DraftPaper } from '../answers/papers.ts';
import { drawFrom, respond, type Draw } from '../../server/engines/simulation/answering/responding.ts';
import { dateAfter, termOf } from '../calendar.ts';
import type { Random } from '../random.ts';
import { ownWorkOf } from './own-work.ts';
import { studentIdOf, type BankItem, type SeedModule, type SeededClass, type World } from '../world.ts';

/** Share of students who are away when work is done, and of those who are away half of the time. */
const away = { usually: 0.025, often: 0.5, whoOften: 0.012 } as const;

/** Days after which work has been marked and its scores are published. */
const underway = 3;

const states = { waiting: 0, handedIn: 1, absent: 2 } as const;

/** A question in a paper, with what is computed of it once. */
interface Placed {
  item: BankItem;
  parameters: ItemParameters;
  point: number;
}

/** A paper that has been written down. */
interface Paper {
  id: string;
  title: string;
  placed: readonly Placed[];
}

/** What the module keeps while it runs. */
interface Desk {
  world: World;
  random: Random;
  draw: Draw;
  bank: Map<string, BankItem[]>;
  /** Papers of the occasions of a grade: its classes share them. */
  papers: Map<string, Paper | undefined>;
  parameters: Map<string, ItemParameters>;
  counts: { papers: number; assignments: number; submissions: number };
}

const numbered = (first: string, count: number): string => first + String(count).padStart(6, '0');

const itemsOf = ({ sections }: DraftPaper): BankItem[] => sections.flatMap(({ items }) => items);

/** Types of work that are a single question. */
const singles: Readonly<Record<number, { kind: 'composition' | 'dictation'; title: string }>> = {
  [taskType.composition]: { kind: 'composition', title: '作文' },
  [taskType.dictationPractice]: { kind: 'dictation', title: '听写' },
};

const shelfOf = ({ grade, course }: Occasion): string => `${course.subjectId}/${grade.gradeId}`;

/** What work is called: its chapter and kind, with a number where a paper takes from several. */
function titleOf({ grade, course, index, taskType: type }: Occasion, items: readonly BankItem[]): string {
  const single = singles[type];
  if (single) return `${grade.gradeName}${course.courseName} 第 ${index + 1} 次${single.title}`;
  const chapters = [...new Set(items.map(({ chapter }) => chapter))];
  const { label } = assignmentTags[index % assignmentTags.length]!;
  const about = chapters.length === 1 ? chapters[0]! : `第 ${index + 1} 次`;
  return `${grade.gradeName}${course.courseName} ${about}${chapters.length === 1 ? ' ' : ''}${label}`;
}

function writePaper(desk: Desk, occasion: Occasion, draft: DraftPaper, id: string, title: string): Paper {
  const { world } = desk;
  const { school, grade, course, teacherId, date } = occasion;
  world.write.paper({
    ...{ id, schoolId: school.id, ownerId: teacherId, title },
    ...{ subjectId: course.subjectId, gradeId: grade.gradeId },
    sections: JSON.stringify(draft.sections.map((section) => section.title)),
    createTime: `${date} 15:40:00`,
  });
  let position = 0;
  draft.sections.forEach((section, index) => {
    for (const { id: questionId, score } of section.items)
      world.write.paperQuestion({ paperId: id, position: ++position, section: index, questionId, score });
  });
  return { id, title, placed: itemsOf(draft).map((item) => placed(desk, item)) };
}

function placed({ parameters, world }: Desk, item: BankItem): Placed {
  const known = parameters.get(item.id) ?? parametersOf(item);
  parameters.set(item.id, known);
  return { item, parameters: known, point: hashOf(`${world.seed}/${item.pointId}`) };
}

/** What the bank has for an occasion: in the first term the first half of the year's chapters. */
function bankFor(desk: Desk, occasion: Occasion): BankItem[] {
  const items = desk.bank.get(shelfOf(occasion)) ?? [];
  const chapters = [...new Set(items.map(({ chapter }) => chapter))];
  if (chapters.length < 4) return items;
  const month = Number(occasion.date.slice(5, 7));
  const middle = Math.ceil(chapters.length / 2);
  const taught = month >= 8 || month < 2 ? chapters.slice(0, middle) : chapters.slice(middle);
  return items.filter(({ chapter }) => taught.includes(chapter));
}

function draftFor(desk: Desk, occasion: Occasion): DraftPaper | undefined {
  const single = singles[occasion.taskType];
  if (single) return drawSingle(desk.bank.get(shelfOf(occasion)) ?? [], single.kind, desk.random);
  return drawPaper(bankFor(desk, occasion), occasion.index % 3 === 2 ? 'exam' : 'exercise', desk.random);
}

/** The paper of an occasion; the classes of a grade write the same one. */
function paperFor(desk: Desk, occasion: Occasion): Paper | undefined {
  const { school, grade, course, year, date, index, taskType: type } = occasion;
  const key = [school.id, grade.gradeId, course.courseId, year, date, index, type].join('/');
  if (!desk.papers.has(key)) {
    const draft = draftFor(desk, occasion);
    const write = (one: DraftPaper) =>
      writePaper(desk, occasion, one, numbered('7', ++desk.counts.papers), titleOf(occasion, itemsOf(one)));
    desk.papers.set(key, draft && write(draft));
  }
  return desk.papers.get(key);
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from)) / 86_400_000);

interface Sitting {
  occasion: Occasion;
  assignmentId: string;
  paper: Paper;
  isOver: boolean;
}

/** Writes down what one student did. */
function sit(desk: Desk, { occasion, assignmentId, paper, isOver }: Sitting, one: SeededClass, seat: number): void {
  const { world, draw, counts } = desk;
  const studentId = studentIdOf(one.id, seat);
  const student = hashOf(`${world.seed}/${studentId}`);
  const id = ++counts.submissions;
  const common = { id, assignmentId, studentId, classId: one.id, paperId: paper.id };
  const isOften = student % 1000 < away.whoOften * 1000;
  const isAway = draw(isOften ? away.often : away.usually);
  if (!isOver) return world.write.submission(common);
  if (isAway) return world.write.submission({ ...common, state: states.absent });
  const years = daysBetween(occasion.date, world.now) / -365 + 1;
  const schoolClass = hashOf(`${world.seed}/${one.id}`);
  const subject = hashOf(`${world.seed}/${occasion.course.subjectId}`);
  const ability = subjectAbility({ student, schoolClass, subject }, years);
  const answers = paper.placed.map(({ item, parameters, point }) =>
    respond(item, parameters, ability + pointAbility(student, point), item.score, draw),
  );
  const score = answers.reduce((sum, answer) => sum + answer.score, 0);
  const submitTime = `${dateAfter(occasion.date, 1)} 07:50:00`;
  world.write.submission({ ...common, state: states.handedIn, markedCount: answers.length, score, submitTime });
  answers.forEach(({ parts, ...answer }, index) =>
    world.write.response({ submissionId: id, position: index + 1, ...answer, parts: parts.join(',') }),
  );
}

function assign(desk: Desk, occasion: Occasion): void {
  const paper = paperFor(desk, occasion);
  if (paper) setWork(desk, occasion, paper, numbered('8', ++desk.counts.assignments));
}

function setWork(desk: Desk, occasion: Occasion, paper: Paper, id: string): void {
  const { world } = desk;
  const { school, grade, course, teacherId, classes, date, index } = occasion;
  const isOver = daysBetween(date, world.now) >= underway;
  world.write.assignment({
    ...{ id, schoolId: school.id, teacherId, taskType: occasion.taskType, title: paper.title, paperId: paper.id },
    ...{ subjectId: course.subjectId, courseId: course.courseId, gradeId: grade.gradeId, term: termOf(date) },
    tag: assignmentTags[index % assignmentTags.length]!.value,
    createTime: `${date} 16:10:00`,
    publishTime: isOver ? `${dateAfter(date, underway - 1)} 18:20:00` : '',
  });
  for (const one of classes) {
    world.write.assignmentClass({ assignmentId: id, classId: one.id });
    for (let seat = 1; seat <= one.students; seat++)
      sit(desk, { occasion, assignmentId: id, paper, isOver }, one, seat);
  }
}

export const assignmentsModule: SeedModule = {
  name: 'assignments',
  title: '作业与作答',
  run(world, random) {
    const bank = grouped(world.bank, ({ subjectId, gradeId }) => `${subjectId}/${gradeId}`);
    const counts = { papers: 0, assignments: 0, submissions: 0 };
    const desk = { world, random, draw: drawFrom(random), bank, papers: new Map(), parameters: new Map(), counts };
    for (const occasion of occasionsOf(world)) assign(desk, occasion);
    for (const { occasion, draft, paperId, title, assignmentId } of ownWorkOf(world, random)) {
      const paper = writePaper(desk, occasion, draft, paperId, title);
      if (assignmentId) setWork(desk, occasion, paper, assignmentId);
    }
    world.write.mistakes();
  },
};
