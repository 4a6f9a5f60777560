import type { DemandLevel } from '../../contracts/constants/exam-report.ts';
import { taskType } from '../../contracts/constants/assignments.ts';
import { grouped } from '../../server/database/lists.ts';
import type { ItemParameters } from '../../server/engines/simulation/answering/model.ts';
import type { Draw } from '../../server/engines/simulation/answering/choosing.ts';
import { drawFrom } from '../../server/engines/simulation/answering/responding.ts';
import { isLong, paperTime, tagOf } from '../answers/hours.ts';
import { withMarks } from '../answers/marks.ts';
import { recent, taughtBy } from '../answers/plan.ts';
import type { Occasion } from '../answers/occasions.ts';
import { drawPaper, drawShort, drawSingle, type DraftPaper } from '../answers/papers.ts';
import { placed, type Placed } from '../answers/placing.ts';
import { earlier } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { BankItem, World } from '../world.ts';

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
  /** What the classes of a grade have been given in a subject this year, so that nobody gets the same again. */
  given: Map<string, Set<string>>;
  /** How often work of a grade has been called the same this year. */
  titles: Map<string, number>;
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

/** What work is called: its chapter and kind, with a number where it is not the first of that name, or takes from several chapters. */
function titleOf({ titles }: Progress, occasion: Occasion, items: readonly BankItem[]): string {
  const { grade, course, taskType: type } = occasion;
  const chapters = [...new Set(items.map(({ chapter }) => chapter))];
  const label = singles[type]?.title ?? tagOf(occasion).label;
  const about = singles[type] === undefined && chapters.length === 1 ? chapters[0]! : '';
  const key = [...shelvesOf(occasion), about, label].join('/');
  const times = (titles.get(key) ?? 0) + 1;
  titles.set(key, times);
  const head = `${grade.gradeName}${course.courseName}`;
  if (about === '') return `${head} 第 ${times} 次${label}`;
  return `${head} ${about} ${label}${times > 1 ? `（${times}）` : ''}`;
}

/** What papers and answers of a module are made with. */
export const progressOf = (world: World, random: Random): Progress => ({
  world,
  random,
  draw: drawFrom(random),
  bank: grouped(world.bank, ({ subjectId, gradeId }) => `${subjectId}/${gradeId}`),
  papers: new Map(),
  given: new Map(),
  titles: new Map(),
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
  world.write.paper({
    id,
    schoolId: school.id,
    ownerId: teacherId,
    title,
    subjectId: course.subjectId,
    gradeId: grade.gradeId,
    sections: JSON.stringify(draft.sections.map((section) => section.title)),
    createTime: earlier(paperTime(occasion.planned, `${world.seed}/${id}`), world.now),
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
  return { id, title, placed: itemsOf(draft).map((item) => placed(progress.parameters, world.seed, item)) };
}

/** What the bank has of what a grade has been taught in a term by then. */
export const bankFor = ({ bank }: Progress, occasion: Occasion): BankItem[] =>
  taughtBy(bank.get(shelfOf(occasion)) ?? [], occasion);

/** Whose work of a year it is. */
const shelvesOf = ({ school, grade, course, year }: Occasion) => [school.id, grade.gradeId, course.courseId, year];

/** What the classes of an occasion have been given already. */
export function givenTo({ given }: Progress, occasion: Occasion): Set<string> {
  const key = shelvesOf(occasion).join('/');
  const known = given.get(key) ?? new Set();
  given.set(key, known);
  return known;
}

/** Questions of a day's homework at least. */
const fewest = 5;

function draftFor(progress: Progress, occasion: Occasion): DraftPaper | undefined {
  const single = singles[occasion.taskType];
  const given = givenTo(progress, occasion);
  if (single) return drawSingle(progress.bank.get(shelfOf(occasion)) ?? [], single.kind, progress.random, given);
  const taught = bankFor(progress, occasion);
  const fresh = taught.filter(({ id }) => !given.has(id));
  // A review asks again what has been asked, where the bank has too little, but no passage twice.
  const pools = isLong(occasion)
    ? [taught.filter(({ id, groupId }) => groupId === '' || !given.has(id))]
    : [recent(fresh, occasion), recent(taught, occasion)];
  for (const items of [...pools, taught]) {
    const drawn = draw(progress, occasion, items, given);
    if (drawn) return withMarks(drawn);
  }
  return undefined;
}

/** Draws a few questions, or as many as an exercise or a review has. */
function draw({ random }: Progress, occasion: Occasion, items: readonly BankItem[], given: Set<string>) {
  const { index, isShort } = occasion;
  if (!isShort) return drawPaper(items, isLong(occasion) ? 'unit' : 'exercise', random, given);
  const drawn = (withPassage: boolean) => drawShort(items, fewest + (index % 2), random, { given, withPassage });
  return drawn(index % 2 === 1) ?? drawn(index % 2 === 0);
}

/** The paper of an occasion; the classes of a grade write the same one. */
export function paperFor(progress: Progress, occasion: Occasion): Paper | undefined {
  const { planned, index, taskType: type } = occasion;
  const key = [...shelvesOf(occasion), planned, index, type].join('/');
  if (!progress.papers.has(key)) {
    const draft = draftFor(progress, { ...occasion, date: planned });
    const write = (one: DraftPaper) =>
      writePaper(
        progress,
        occasion,
        one,
        numbered('7', ++progress.world.counts.papers),
        titleOf(progress, occasion, itemsOf(one)),
      );
    progress.papers.set(key, draft && write(draft));
  }
  return progress.papers.get(key);
}
