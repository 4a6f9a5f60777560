import type { Cut } from './cut.ts';
import type { MarkPoints } from './marks.ts';
import type { ScanKind } from './scan-pages.ts';
import type { PageReading } from './reading.ts';

/** A page of a stored file; pages count from 1. */
interface FilePage {
  path: string;
  kind: ScanKind;
  page: number;
  /** The database of the sandbox whose answer sheets it may be. */
  databaseFile: string;
}

/** Counts the pages of a file. */
export interface CountTask {
  task: 'count';
  path: string;
  kind: ScanKind;
}

/** Reads a page by its code; the student number of one without a code by the sheets that it may be of. */
export interface ReadTask extends FilePage {
  task: 'read';
  sheetIds?: readonly number[];
}

/** Reads a page as the page of a sheet that a person has named; corners are pixels of the picture that came of it. */
export interface RereadTask extends FilePage {
  task: 'reread';
  sheetId: number;
  sheetPage: number;
  corners?: MarkPoints;
}

/** A page that was read. */
export interface ScannedPage {
  reading: PageReading;
  /** A JPEG: straightened at 150 dpi where the page is known, else as it came, not longer than 1,754 pixels. */
  picture: Uint8Array;
  isStraight: boolean;
  cuts: Cut[];
}

export type ScanTask = CountTask | ReadTask | RereadTask;
export type ScanResult = { pages: number } | ScannedPage;
