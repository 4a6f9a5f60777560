import type { Layout } from '../../../contracts/wrongbook/layout.ts';
import type { Answer } from './answering/answers.ts';
import type { SheetItem } from './answering/question.ts';
import type { BubbleStates } from './bubbles.ts';
import type { Damage, DamageLevel } from './damage.ts';
import type { PageDamage } from './distort.ts';

/** Dots per inch of scans, and of pictures that look like a part of one. */
export const scansPerInch = 150;

/** Pixels in a millimetre of a scan. */
export const pixelsPerMm = scansPerInch / 25.4;

/** A form of answer sheets, with its questions in the order of the paper. */
export interface ScanForm {
  layout: Layout;
  questions: readonly SheetItem[];
}

/** A printed sheet and whose it is. */
export interface ScanCopy {
  submissionId: number;
  studentId: string;
  /** The number that the sheet asks for. */
  studentNo: string;
  classId: string;
  /** Index of its form. */
  form: number;
}

/** What scans are made of. */
export interface ScanInput {
  /** Printed sheets and nothing else: one after another, as `copies` name them. */
  pdf: Uint8Array;
  forms: readonly ScanForm[];
  copies: readonly ScanCopy[];
  damage: DamageLevel | Damage;
  /** Another one gives other damage; what students answer stays. */
  seed: number;
  /** Number of the seeded world, which decides who is able to do what. */
  worldSeed: number;
  /** Years from the middle of what the seeded world knows to the time of the work; 0 unless given. */
  years?: number;
  /** How many hand in nothing; 0 unless given. */
  absent?: number;
  /** One PDF unless given, or a JPEG for each page. */
  output?: 'pdf' | 'pictures';
}

/** A page of the scan; nobody's where it does not belong there or is empty. */
export interface TruePage {
  /** From 1. */
  filePage: number;
  submissionId: number | null;
  /** Page of the sheet, from 1. */
  sheetPage: number | null;
  kind: 'sheet' | 'otherWork' | 'foreign' | 'blank';
  damage: PageDamage[];
}

/** What somebody answered, and for a choice what was done to each box. */
export interface TrueAnswer extends Answer {
  submissionId: number;
  /** Empty unless it is a choice. */
  bubbles: BubbleStates;
  /** Whether its boxes were filled in as they should be. */
  isPlain: boolean;
}

/** What is known of a scan that was made. */
export interface ScanTruth {
  pages: TruePage[];
  answers: TrueAnswer[];
  /** Submissions of those who handed in nothing. */
  absent: number[];
  /** Pages that were lost. */
  dropped: { submissionId: number; sheetPage: number }[];
}

/** A scan: a PDF, or where pictures are wanted one JPEG after another, of the lengths given. */
export interface MadeScans {
  file: Uint8Array<ArrayBuffer>;
  /** Bytes of each picture; empty for a PDF. */
  lengths: number[];
  truth: ScanTruth;
}

/** How many pages of how many are done. */
export interface ScanProgress {
  done: number;
  total: number;
}
