import { posix } from 'node:path';
import { chaptersIn } from '../chapters.ts';
import { readContent, readText } from '../content/read.ts';
import {
  chapterList,
  courseList,
  type BankChapter,
  type BankCourse,
  type BankGroup,
  type BankQuestion,
  type Templates,
} from './bank.ts';
import { templates } from './templates.ts';

/** What may have a picture, with that in place of the name of its file; one drawn from parameters is there. */
const drawn = <T extends { figure?: string | undefined }>(one: T, folder: string): T =>
  one.figure === undefined || one.figure.startsWith('<svg')
    ? one
    : { ...one, figure: readText(`${folder}/figures/${one.figure}.svg`).replaceAll('\n', '') };

/** Questions with their pictures; the parts of a group go on sharing one. */
function illustrated(questions: readonly BankQuestion[], folder: string): BankQuestion[] {
  const groups = new Map<BankGroup, BankGroup>();
  return questions.map((question) => {
    const { group } = question;
    if (group === undefined) return drawn(question, folder);
    const known = groups.get(group) ?? drawn(group, folder);
    groups.set(group, known);
    return { ...drawn(question, folder), group: known };
  });
}

function chaptersOf(path: string, made: Templates): BankChapter[] {
  const folder = posix.dirname(path);
  return readContent(path, chapterList).map((chapter) => ({
    ...chapter,
    points: chapter.points.map(({ name, questions }) => ({
      name,
      questions: illustrated(questions, folder),
      templates: made[name] ?? [],
    })),
  }));
}

/**
 * Chapters in the order in which they are taught: that of the textbooks; what these do not name follows the chapter that it
 * follows in the data.
 */
function inOrder(chapters: readonly BankChapter[], { subjectId, stage }: Pick<BankCourse, 'subjectId' | 'stage'>) {
  const places = new Map<BankChapter, number>();
  let place = 0;
  for (const chapter of chapters) {
    const books = chaptersIn(stage, subjectId, chapter.grade).flat();
    const found = books.indexOf(chapter.name);
    place = found < 0 ? place + 1 / chapters.length : chapter.grade * books.length + found;
    places.set(chapter, place);
  }
  return chapters.toSorted((one, other) => one.grade - other.grade || places.get(one)! - places.get(other)!);
}

/** Everything that the bank has before anybody adds to it. */
export const bankCourses: readonly BankCourse[] = readContent('questions/courses.yaml', courseList).map(
  ({ subjectId, stage, files }) => {
    const made = Object.fromEntries((templates[subjectId] ?? []).flatMap(Object.entries<Templates[string]>));
    const chapters = files.flatMap((file) => chaptersOf(`questions/${file}.yaml`, made));
    return { subjectId, stage, chapters: inOrder(chapters, { subjectId, stage }) };
  },
);

/** The courses of some subjects. */
export const coursesIn = (...subjectIds: string[]): BankCourse[] =>
  bankCourses.filter(({ subjectId }) => subjectIds.includes(subjectId));
