import type { Ground } from './ground.ts';
import { seesSubject } from './view.ts';

/** Names of subjects by their ids. */
export type Names = ReadonlyMap<string, string>;

/** Names of the subjects of an exam; the total's is 总分. */
export const namesOf = ({ subjects }: Ground): Names =>
  new Map([...subjects.map(({ subjectId, courseName }) => [subjectId, courseName] as const), ['', '总分'] as const]);

/** Published subjects that are seen, and the total where there is one. */
export const shownSubjects = ({ subjects, view, totalFull }: Ground): string[] => [
  ...subjects
    .filter(({ subjectId, isPublished }) => isPublished && seesSubject(view, subjectId))
    .map(({ subjectId }) => subjectId),
  ...(view.isWhole && totalFull !== null ? [''] : []),
];
