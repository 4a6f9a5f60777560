import type { DataOf } from '../../../contracts/endpoint.ts';
import type { listMastery } from '../../../contracts/wrongbook/mistakes.ts';

/** Chapters of a subject with how far their points are mastered. */
export type Chapters = DataOf<typeof listMastery>;

/** The name of a chapter or point; "" where there is none. */
export const pointName = (chapters: Chapters, pointId: string): string =>
  chapters.flatMap((chapter) => [chapter, ...chapter.children]).find((one) => one.pointId === pointId)?.name ?? '';
