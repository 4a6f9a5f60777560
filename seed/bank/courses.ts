import { posix } from 'node:path';
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

/** What may have a picture, with that in place of the name of its file. */
const drawn = <T extends { figure?: string | undefined }>(one: T, folder: string): T =>
  one.figure === undefined
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
