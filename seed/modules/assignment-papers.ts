import type { DemandLevel } from '../../contracts/constants/exam-report.ts';
import { taskType } from '../../contracts/constants/assignments.ts';
import { grouped } from '../../server/database/lists.ts';
import type { ItemParameters } from '../../server/engines/simulation/answering/model.ts';
import type { Draw } from '../../server/engines/simulation/answering/choosing.ts';
import { drawFrom } from '../../server/engines/simulation/answering/responding.ts';
import { momentsOf, tagOf, type Moments } from '../answers/hours.ts';
import { withMarks } from '../answers/marks.ts';
import { recent, taughtBy } from '../answers/plan.ts';
import type { Occasion } from '../answers/occasions.ts';
import { drawPaper, drawSingle, type DraftPaper } from '../answers/papers.ts';
import { placed, type Placed } from '../answers/placing.ts';
import type { Random } from '../random.ts';
import type { BankItem, World } from '../world.ts';

/** A paper that has been written down. */
export interface Paper {
  id: string;
  title: string;
  placed: readonly Placed[];
  /** When what is done with it is done, where it is set as work. */
  moments: Moments;
}

/** What the module keeps while it runs. */
export interface Progress {
  world: World;
  random: Random;
  draw: Draw;
  bank: Map<string, BankItem[]>;
  /** Papers of the occasions of a grade: its classes share them. */
  papers: Map<string, Paper | undefined>;
  /** What the classes of a grade have been given in a subject this year, so that nobody gets the same again. */
  given: Map<string, Set<string>>;
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
function titleOf(occasion: Occasion, items: readonly BankItem[]): string {
  const { grade, course, index, taskType: type } = occasion;
  const single = singles[type];
  if (single) return `${grade.gradeName}${course.courseName} 第 ${index + 1} 次${single.title}`;
  const chapters = [...new Set(items.map(({ chapter }) => chapter))];
  const { label } = tagOf(occasion);
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
  given: new Map(),
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
  const { school, grade, course, teacherId } = occasion;
  const moments = momentsOf(occasion, id, world.seed);
  world.write.paper({
    id,
    schoolId: school.id,
    ownerId: teacherId,
    title,
    subjectId: course.subjectId,
    gradeId: grade.gradeId,
    sections: JSON.stringify(draft.sections.map((section) => section.title)),
    createTime: moments.paper,
  });
  const given = givenTo(progress, occasion);
  let position = 0;
  draft.sections.forEach((section, index) => {
    for (const item of section.items) {
      given.add(item.id);
      const place = { paperId: id, position: ++position, section: index };
      world.write.paperQuestion({ ...place, questionId: item.id, score: item.score, demand: demandOf(item) });
    }
  });
  return { id, title, moments, placed: itemsOf(draft).map((item) => placed(progress.parameters, world.seed, item)) };
}

/** What the bank has of what a grade has been taught in a term by then. */
export const bankFor = ({ bank }: Progress, occasion: Occasion): BankItem[] =>
  taughtBy(bank.get(shelfOf(occasion)) ?? [], occasion);

/** What the classes of an occasion have been given already. */
export function givenTo({ given }: Progress, { school, grade, course, year }: Occasion): Set<string> {
  const key = [school.id, grade.gradeId, course.courseId, year].join('/');
  const known = given.get(key) ?? new Set();
  given.set(key, known);
  return known;
}

function draftFor(progress: Progress, occasion: Occasion): DraftPaper | undefined {
  const single = singles[occasion.taskType];
  if (single) return drawSingle(progress.bank.get(shelfOf(occasion)) ?? [], single.kind, progress.random);
  const taught = bankFor(progress, occasion);
  const given = givenTo(progress, occasion);
  const draw = (items: readonly BankItem[], kind: 'exam' | 'exercise') =>
    drawPaper(items, kind, progress.random, given);
  const drawn =
    occasion.index % 3 === 2 ? draw(taught, 'exam') : (draw(recent(taught), 'exercise') ?? draw(taught, 'exercise'));
  return drawn && withMarks(drawn);
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
