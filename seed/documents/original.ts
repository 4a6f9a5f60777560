import type { FiledKind } from '../../server/engines/files/tasks.ts';

/** A file as a teacher would upload it. */
export interface Original {
  title: string;
  /** What it is filed under; "" where it suits every subject or grade. */
  subjectId: string;
  gradeId: string;
  kind: FiledKind;
  /** Without a dot. */
  extension: string;
  /** 0 where files of its kind have no pages. */
  pages: number;
  bytes: Buffer;
}
