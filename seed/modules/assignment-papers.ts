import type { DemandLevel } from '../../contracts/constants/exam-report.ts';
import { assignmentTags, taskType } from '../../contracts/constants/assignments.ts';
import { questionType } from '../../contracts/constants/questions.ts';
import { grouped } from '../../server/database/lists.ts';
import { hashOf } from '../../server/engines/simulation/answering/chance.ts';
import { parametersOf, type ItemParameters } from '../../server/engines/simulation/answering/model.ts';
import type { Draw } from '../../server/engines/simulation/answering/choosing.ts';
import { drawFrom } from '../../server/engines/simulation/answering/responding.ts';
import type { AskedQuestion } from '../../server/engines/simulation/answering/question.ts';
import type { Writing } from '../../server/engines/simulation/answering/text-of.ts';
import type { Occasion } from '../answers/occasions.ts';
import { drawPaper, drawSingle, type DraftPaper } from '../answers/papers.ts';
import type { Random } from '../random.ts';
import type { BankItem, World } from '../world.ts';

/** A question in a paper, with what is computed of it once. */
export interface Placed {
  item: BankItem;
  /** How it is answered in words; undefined for choices and blanks. */
  writing: Writing | undefined;
  asked: AskedQuestion;
  parameters: ItemParameters;
  point: number;
}

/** A paper that has been written down. */
export interface Paper {
  id: string;
  title: string;
  placed: readonly Placed[];
}

/** What the module keeps while it runs. */
export interface Progress {
  world: World;
  random: Random;
  draw: Draw;
  bank: Map<string, BankItem[]>;
  /** Papers of the occasions of a grade: its classes share them. */
  papers: Map<string, Paper | undefined>;
  parameters: Map<string, ItemParameters>;
}

export const numbered = (first: string, count: number): string => first + String(count).padStart(6, '0');

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

/** What papers and answers of a module are made with. */
export const progressOf = (world: World, random: Random): Progress => ({
  world,
  random,
  draw: drawFrom(random),
  bank: grouped(world.bank, ({ subjectId, gradeId }) => `${subjectId}/${gradeId}`),
  papers: new Map(),
  parameters: new Map(),
});

/** Writes the paper of an occasion down. */
export function writePaper(
  progress: Progress,
  occasion: Occasion,
  draft: DraftPaper,
  id: string,
  title: string,
  demandOf: (item: BankItem) => DemandLevel | '' = () => '',
): Paper {
  const { world } = progress;
  const { school, grade, course, teacherId, date } = occasion;
  world.write.paper({
    id,
    schoolId: school.id,
    ownerId: teacherId,
    title,
    subjectId: course.subjectId,
    gradeId: grade.gradeId,
    sections: JSON.stringify(draft.sections.map((section) => section.title)),
    createTime: `${date} 15:40:00`,
  });
  let position = 0;
  draft.sections.forEach((section, index) => {
    for (const item of section.items) {
      const place = { paperId: id, position: ++position, section: index };
      world.write.paperQuestion({ ...place, questionId: item.id, score: item.score, demand: demandOf(item) });
    }
  });
  return { id, title, placed: itemsOf(draft).map((item) => placed(progress, item)) };
}

function placed({ parameters, world }: Progress, item: BankItem): Placed {
  const known = parameters.get(item.id) ?? parametersOf(item);
  parameters.set(item.id, known);
  const { subjectId, stem, solution, criteria, pointId } = item;
  const asked = { subjectId, stem, solution, criteria, item };
  return { item, asked, writing: writingOf(item), parameters: known, point: hashOf(`${world.seed}/${pointId}`) };
}

/** What is neither choice, blank nor solved step by step is written from dictation, or is a composition. */
function writingOf({ questionType: type, answers }: BankItem): Writing | undefined {
  if (type === questionType.answer) return 'written';
  if (type !== questionType.other) return undefined;
  return answers.length > 1 ? 'dictation' : 'essay';
}

/** What the bank has for an occasion: in the first term the first half of the year's chapters. */
export function bankFor(progress: Progress, occasion: Occasion): BankItem[] {
  const items = progress.bank.get(shelfOf(occasion)) ?? [];
  const chapters = [...new Set(items.map(({ chapter }) => chapter))];
  if (chapters.length < 4) return items;
  const month = Number(occasion.date.slice(5, 7));
  const middle = Math.ceil(chapters.length / 2);
  const taught = month >= 8 || month < 2 ? chapters.slice(0, middle) : chapters.slice(middle);
  return items.filter(({ chapter }) => taught.includes(chapter));
}

function draftFor(progress: Progress, occasion: Occasion): DraftPaper | undefined {
  const single = singles[occasion.taskType];
  if (single) return drawSingle(progress.bank.get(shelfOf(occasion)) ?? [], single.kind, progress.random);
  return drawPaper(bankFor(progress, occasion), occasion.index % 3 === 2 ? 'exam' : 'exercise', progress.random);
}

/** The paper of an occasion; the classes of a grade write the same one. */
export function paperFor(progress: Progress, occasion: Occasion): Paper | undefined {
  const { school, grade, course, year, date, index, taskType: type } = occasion;
  const key = [school.id, grade.gradeId, course.courseId, year, date, index, type].join('/');
  if (!progress.papers.has(key)) {
    const draft = draftFor(progress, occasion);
    const write = (one: DraftPaper) =>
      writePaper(
        progress,
        occasion,
        one,
        numbered('7', ++progress.world.counts.papers),
        titleOf(occasion, itemsOf(one)),
      );
    progress.papers.set(key, draft && write(draft));
  }
  return progress.papers.get(key);
}
