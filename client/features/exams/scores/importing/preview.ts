import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { previewExamScores } from '../../../../../contracts/wrongbook/exams/scores.ts';

/** A workbook of scores that has been read and checked. */
export type Preview = DataOf<typeof previewExamScores>;
