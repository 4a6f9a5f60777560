import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { importExamScores } from '../../../../../contracts/wrongbook/exams/scores.ts';
import type { Person } from '../../marks/ledger.ts';

interface ListTask {
  databaseFile: string;
  examId: string;
  subjectId: string;
  /** The uploaded workbook. */
  bytes: Uint8Array;
}

/** Checks a workbook of scores without writing; answers with an envelope's bytes. */
export interface PreviewScoresTask extends ListTask {
  kind: 'preview';
}

/** Writes a workbook of scores, whole or not at all. */
export interface ImportScoresTask extends ListTask {
  kind: 'import';
  person: Person;
  /** How many results it may put in the place of others. */
  replaced: number;
}

/** Publishes subjects of an exam, or takes them back, whole or not at all. */
export interface PublishTask {
  kind: 'publish';
  databaseFile: string;
  publishingId: string;
}

/** How many sheets it is worked out for what follows, of how many. */
export interface PublishProgress {
  done: number;
  total: number;
}

export type ExamTask = PreviewScoresTask | ImportScoresTask | PublishTask;
export type ExamResult = Uint8Array | DataOf<typeof importExamScores> | undefined;
