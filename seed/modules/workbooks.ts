import { grouped } from '../../server/database/lists.ts';
import { termBefore, termOf } from '../calendar.ts';
import { chaptersOf } from '../chapters.ts';
import { allGrades, coursesOf, type SeededCourse, type SeededGrade } from '../curriculum.ts';
import { firstTermOf } from '../joining.ts';
import type { Random } from '../random.ts';
import { enteredPages } from '../workbooks/entered-pages.ts';
import type { BankItem, SeedModule, World } from '../world.ts';
import { writeWork } from './workbook-entries.ts';

/** Kinds of workbooks, with the sheets that each has on a chapter; classes leave the last one for the end of the term. */
const kinds = [
  { kind: '同步练习', sheets: ['第1课时', '第2课时'], used: true },
  { kind: '单元达标卷', sheets: ['A卷', 'B卷'], used: true },
  { kind: '期末冲刺', sheets: ['考点梳理', '模拟检测'], used: false },
] as const;

const [choice, fillIn, answer, other] = [1, 2, 3, 4];
const scores: Record<number, number[]> = { [choice]: [3], [fillIn]: [2, 4], [answer]: [6, 8, 10], [other]: [10, 15] };

/** The types of a page's four questions: languages have writing and dictation, other subjects have not. */
const languagePages = [
  [choice, choice, fillIn, other],
  [choice, fillIn, answer, other],
];
const otherPages = [
  [choice, choice, fillIn, answer],
  [choice, fillIn, fillIn, answer],
  [choice, fillIn, answer, answer],
];
const languages = ['1', '3'];

/** Volumes of a school year: the first term has the upper one. */
const volumeOf = (term: string) => (term.endsWith('02') ? 1 : 0);
const volumeNames = ['上册', '下册'] as const;

/** How many characters two names of chapters must have in common to be of one chapter. */
const telling = 3;

/** Whether two names are of one chapter: one holds the other, or a telling part of it. */
function isSameChapter(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return true;
  return [...one].some((_, at) => at + telling <= one.length && other.includes(one.slice(at, at + telling)));
}

/** Questions of the bank by subject and grade. */
type Bank = Map<string, BankItem[]>;

const shelfOf = ({ subjectId, gradeId }: Pick<BankItem, 'subjectId' | 'gradeId'>): string => `${subjectId}/${gradeId}`;

/** The book that is being entered: the last one of maths, in the term whose chapters are those of its pages. */
const isBeingEntered = ({ grade, course, term }: Shelf, index: number): boolean =>
  grade.gradeId === '7' && course.subjectId === '2' && volumeOf(term) === 0 && !kinds[index]!.used;

interface Page {
  workbookId: string;
  pageNo: number;
  title: string;
  /** What the bank has on its chapter. */
  known: readonly BankItem[];
  /** Its questions are still being entered, or nobody has begun. */
  isOpen: boolean;
}

interface Shelf {
  term: string;
  grade: SeededGrade;
  course: SeededCourse;
}

/** What is printed on a page: questions of the bank on its chapter, a different few on each; else just their kinds. */
function printedOn(random: Random, subjectId: string, { known, pageNo, isOpen }: Page) {
  const types = random.pick(languages.includes(subjectId) ? languagePages : otherPages);
  return types.map((questionType, index) => {
    const score = random.pick(scores[questionType]!);
    const item = index < known.length ? known[((pageNo - 1) * types.length + index) % known.length] : undefined;
    const entered = isOpen && enteredPages.get(pageNo)?.questions[index];
    if (entered) return { questionType: entered.type, score: entered.score, questionId: null };
    return item && !isOpen
      ? { questionType: item.questionType, score: item.score, questionId: item.id }
      : { questionType, score, questionId: null };
  });
}

// Ids of pages and questions leave the century out: with it they would be as long as those given after seeding.
function addPage(world: World, random: Random, subjectId: string, page: Page) {
  const { workbookId, pageNo, title, isOpen } = page;
  const id = `${workbookId.slice(2)}${String(pageNo).padStart(2, '0')}`;
  world.write.workbookPage({ id, workbookId, pageNo, title });
  const ids = printedOn(random, subjectId, page).map((printed, index) => {
    const questionId = `${id}${index + 1}`;
    world.write.workbookQuestion({ id: questionId, pageId: id, position: index + 1, ...printed });
    return questionId;
  });
  if (isOpen) writeWork(world, id, pageNo, title, ids);
}

/** How many pages of the book that is being entered are in the bank already. */
const donePages = 2;

function addWorkbook(world: World, random: Random, bank: Bank, shelf: Shelf, index: number): string {
  const { term, grade, course } = shelf;
  const { gradeId, gradeName, position } = grade;
  const { courseId, courseName, subjectId } = course;
  const { kind, sheets } = kinds[index]!;
  const volume = volumeOf(term);
  const id = `${term}${String(position).padStart(2, '0')}${courseId.slice(1)}${index + 1}`;
  world.write.workbook({
    id,
    title: `${gradeName}${courseName}${volumeNames[volume]}${kind}`,
    courseId,
    gradeId,
    term,
  });
  const questions = bank.get(shelfOf({ subjectId, gradeId })) ?? [];
  const pages = chaptersOf(grade, subjectId, volume).flatMap((chapter) => {
    const same = questions.filter((item) => item.chapter === chapter);
    const known = same.length > 0 ? same : questions.filter((item) => isSameChapter(item.chapter, chapter));
    return sheets.map((sheet) => ({ title: `${chapter}（${sheet}）`, known }));
  });
  pages.forEach((page, at) => {
    const isOpen = isBeingEntered(shelf, index) && at >= donePages;
    addPage(world, random, subjectId, { ...page, workbookId: id, pageNo: at + 1, isOpen });
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
  const bank = grouped(world.bank, shelfOf);
  const used = new Map<string, UsedWorkbook[]>(allGrades.map(({ gradeId }) => [gradeId, []]));
  for (const term of [current, termBefore(current)]) {
    for (const grade of allGrades) {
      for (const course of coursesOf(grade)) {
        const ids = kinds.map((_, index) => addWorkbook(world, random, bank, { term, grade, course }, index));
        const inUse = ids.filter((_, index) => kinds[index]!.used);
        used.get(grade.gradeId)!.push(...inUse.map((workbookId) => ({ workbookId, term })));
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
