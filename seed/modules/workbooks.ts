import { grouped } from '../../server/database/lists.ts';
import { termBefore, termOf } from '../calendar.ts';
import { chaptersOf } from '../chapters.ts';
import { allGrades, coursesOf, type SeededCourse, type SeededGrade } from '../curriculum.ts';
import { firstTermOf } from '../joining.ts';
import type { Random } from '../random.ts';
import { enteredPages } from '../workbooks/entered-pages.ts';
import { workbookKinds, workbookTitle } from '../workbooks/kinds.ts';
import { dealer } from '../workbooks/sheets.ts';
import type { BankItem, SeedModule, World } from '../world.ts';
import { writeWork } from './workbook-entries.ts';

/** Volumes of a school year: the first term has the upper one. */
const volumeOf = (term: string): 0 | 1 => (term.endsWith('02') ? 1 : 0);

interface Shelf {
  term: string;
  grade: SeededGrade;
  course: SeededCourse;
}

/** A chapter of the bank, and what deals its questions to the sheets of workbooks. */
interface Chapter {
  name: string;
  deal: (sheets: number) => BankItem[][];
}

/** Chapters of the bank by subject and grade. */
type Bank = Map<string, Chapter[]>;

const courseOf = ({ subjectId, gradeId }: Pick<BankItem, 'subjectId' | 'gradeId'>): string => `${subjectId}/${gradeId}`;

const bankOf = (items: readonly BankItem[]): Bank =>
  new Map(
    [...grouped(items, courseOf)].map(([key, some]) => [
      key,
      [...grouped(some, ({ chapter }) => chapter)].map(([name, own]) => ({ name, deal: dealer(own) })),
    ]),
  );

/** What a workbook has of a course in a term: the chapters of the volume, or where the textbook names none all skills. */
function chaptersFor(bank: Bank, { grade, course, term }: Shelf): Chapter[] {
  const known = bank.get(courseOf({ subjectId: course.subjectId, gradeId: grade.gradeId })) ?? [];
  const named = chaptersOf(grade, course.subjectId, volumeOf(term));
  return named.length === 0 ? known : known.filter(({ name }) => named.includes(name));
}

/** Skills tell their grade, which is printed on the cover. */
const withoutGrade = (chapter: string): string => chapter.replace(/\s*[（(][^（()）]*[）)]$/, '');

/** How many pages of the book that is being entered are in the bank already. */
const donePages = 2;

/** The book that is being entered: the last one of maths, in the term whose chapters are those of its pages. */
const isBeingEntered = ({ grade, course, term }: Shelf, index: number): boolean =>
  grade.gradeId === '7' && course.subjectId === '2' && volumeOf(term) === 0 && index === 2;

/** Kinds and marks of what is printed on a page that nobody has begun to enter. */
const unknown = [
  { questionType: 1, scores: [3] },
  { questionType: 2, scores: [3, 6] },
  { questionType: 3, scores: [6, 8] },
  { questionType: 3, scores: [8, 10] },
];

interface Page {
  workbookId: string;
  pageNo: number;
  title: string;
  /** The questions of the bank that are printed on it. */
  items: readonly BankItem[];
  /** Its questions are still being entered, or nobody has begun. */
  isOpen: boolean;
}

function printedOn(random: Random, { pageNo, items, isOpen }: Page) {
  if (!isOpen) return items.map(({ id, questionType, score }) => ({ questionType, score, questionId: id }));
  const entered = enteredPages.get(pageNo)?.questions;
  if (entered) return entered.map(({ type, score }) => ({ questionType: type, score, questionId: null }));
  return unknown.map(({ questionType, scores }) => ({ questionType, score: random.pick(scores), questionId: null }));
}

// Ids of pages leave the century out, those of questions the decade: else they would be as long as those given after seeding.
function addPage(world: World, random: Random, page: Page) {
  const { workbookId, pageNo, title, isOpen } = page;
  const two = (number: number): string => String(number).padStart(2, '0');
  const id = `${workbookId.slice(2)}${two(pageNo)}`;
  world.write.workbookPage({ id, workbookId, pageNo, title });
  const ids = printedOn(random, page).map((printed, index) => {
    const questionId = `${id.slice(1)}${two(index + 1)}`;
    world.write.workbookQuestion({ id: questionId, pageId: id, position: index + 1, ...printed });
    return questionId;
  });
  if (isOpen) writeWork(world, id, pageNo, title, ids);
}

function addWorkbook(world: World, random: Random, bank: Bank, shelf: Shelf, index: number): string {
  const { term, grade, course } = shelf;
  const { gradeId, position } = grade;
  const { courseId, subjectId } = course;
  const volume = volumeOf(term);
  const kind = workbookKinds(grade, chaptersOf(grade, subjectId, volume).length === 0)[index]!;
  const id = `${term}${String(position).padStart(2, '0')}${courseId.slice(1)}${index + 1}`;
  world.write.workbook({ id, title: workbookTitle(grade, course, volume, kind), courseId, gradeId, term });
  const pages = chaptersFor(bank, shelf).flatMap(({ name, deal }) =>
    deal(kind.sheets.length).map((items, sheet) => ({
      title: `${withoutGrade(name)}（${kind.sheets[sheet]!}）`,
      items,
    })),
  );
  pages.forEach((page, at) => {
    const isOpen = isBeingEntered(shelf, index) && at >= donePages;
    addPage(world, random, { ...page, workbookId: id, pageNo: at + 1, isOpen });
  });
  return id;
}

/** A workbook with which classes work in a term. */
interface UsedWorkbook {
  workbookId: string;
  term: string;
}

/** Fills the shelf of each course; returns by grade the workbooks that its classes work with. */
function addWorkbooks(world: World, random: Random): Map<string, UsedWorkbook[]> {
  const current = termOf(world.now);
  const bank = bankOf(world.bank);
  const used = new Map<string, UsedWorkbook[]>(allGrades.map(({ gradeId }) => [gradeId, []]));
  for (const term of [current, termBefore(current)]) {
    for (const grade of allGrades) {
      for (const course of coursesOf(grade)) {
        const ids = [0, 1, 2].map((index) => addWorkbook(world, random, bank, { term, grade, course }, index));
        used.get(grade.gradeId)!.push(...ids.slice(0, -1).map((workbookId) => ({ workbookId, term })));
      }
    }
  }
  return used;
}

export const workbooksModule: SeedModule = {
  name: 'workbooks',
  title: '练习册',
  run(world, random) {
    const used = addWorkbooks(world, random);
    for (const { id, grade, school } of world.classes) {
      const first = firstTermOf(world, school);
      for (const { workbookId, term } of used.get(grade.gradeId)!)
        if (term >= first) world.write.classWorkbook({ classId: id, workbookId });
    }
  },
};
