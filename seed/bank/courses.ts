import { posix } from 'node:path';
import { readContent, readText } from '../content/read.ts';
import {
  chapterList,
  courseList,
  type BankChapter,
  type BankCourse,
  type BankQuestion,
  type Templates,
} from './bank.ts';
import { templates } from './templates.ts';

/** A question with its picture in place of the name of the file. */
const drawn = (question: BankQuestion, folder: string): BankQuestion =>
  question.figure === undefined
    ? question
    : { ...question, figure: readText(`${folder}/figures/${question.figure}.svg`).replaceAll('\n', '') };

function chaptersOf(path: string, made: Templates): BankChapter[] {
  const folder = posix.dirname(path);
  return readContent(path, chapterList).map((chapter) => ({
    ...chapter,
    points: chapter.points.map(({ name, questions }) => ({
      name,
      questions: questions.map((question) => drawn(question, folder)),
      templates: made[name] ?? [],
    })),
  }));
}

/** Everything that the bank has before anybody adds to it. */
export const bankCourses: readonly BankCourse[] = readContent('questions/courses.yaml', courseList).map(
  ({ subjectId, stage, files }) => {
    const made = Object.fromEntries((templates[subjectId] ?? []).flatMap(Object.entries<Templates[string]>));
    return { subjectId, stage, chapters: files.flatMap((file) => chaptersOf(`questions/${file}.yaml`, made)) };
  },
);

/** The courses of some subjects. */
export const coursesIn = (...subjectIds: string[]): BankCourse[] =>
  bankCourses.filter(({ subjectId }) => subjectIds.includes(subjectId));
