import type * as z from 'zod';
import type { Progress } from '../../../contracts/constants/tasks.ts';
import type { importCounts, importPreview } from '../../../contracts/vesta/shapes.ts';
import type { StudentAct } from '../../../contracts/states.ts';
import type { Sheet } from '../spreadsheets/sheet.ts';
import type { ListName } from './sheets.ts';

export type { ListName };
export type ImportPreview = z.output<typeof importPreview>;
export type OnProgress = (progress: Progress) => void;

interface ListTask {
  list: ListName;
  databaseFile: string;
  schoolId: string;
  /** The uploaded workbook. */
  bytes: Uint8Array;
}

/** Reads and checks a list without writing. */
export interface PreviewTask extends ListTask {
  kind: 'preview';
}

/** Makes the workbook of the rows that an import would refuse, without writing. */
export interface FaultsTask extends ListTask {
  kind: 'faults';
}

/** Adds the rows of a list: all or, with a faulty one, none; or those that are valid. */
export interface ImportTask extends ListTask {
  kind: 'import';
  mode: 'all' | 'valid';
  /** `yyyy-MM-dd HH:mm:ss` by the sandbox's clock. */
  now: string;
}

/** Does one thing to many students, whole or not at all. */
export interface ChangeTask {
  kind: 'change';
  databaseFile: string;
  /** JSON: the students' ids. */
  ids: string;
  act: StudentAct;
  /** Where to they move; null for what is no move. */
  classId: string | null;
}

/** Makes an .xls workbook. */
export interface WriteTask {
  kind: 'write';
  sheets: Sheet[];
}

/** Reads the rows of an uploaded workbook. */
export interface ReadTask {
  kind: 'read';
  bytes: Uint8Array;
}

export type SheetTask = ReadTask | PreviewTask | FaultsTask | ImportTask | ChangeTask | WriteTask;

/** What an import did; rows that equal what the school has are unchanged, neither imported nor refused. */
export interface ImportResult {
  counts: Omit<z.output<typeof importCounts>, 'unchanged'>;
  unchanged: number;
  /** The faulty rows with what is wrong with each; only where there are any. */
  errorWorkbook?: Uint8Array;
}

/** What came of a task; a workbook, or the envelope of a preview, as bytes. */
export type SheetResult = ImportResult | { changed: number } | { rows: string[][] } | Uint8Array;
