import type { SheetNumber } from '../../../contracts/constants/printing.ts';
import type { Layout } from '../../../contracts/wrongbook/layout.ts';
import type { BookPart, CutPart } from './book-parts.ts';
import type { ExamPart } from './exam-part.ts';
import type { HalfSheetQuestion } from './half-sheet-question.ts';
import type { LearningPart } from './learning-part.ts';
import type { PaperQuestion } from './paper-question.ts';

// What can be printed. Text may hold what `contracts/rich-text.ts` tells of; everything else in it comes out as it
// is written.

/** A4 upright, or B4 (JIS) and A3 across, folded, with two columns. */
export type PaperSize = 'A4' | 'B4' | 'A3';

/** Parts that are printed one after another into one PDF. */
export interface PrintDocument {
  /** Title of the file, as a reader of PDFs shows it. */
  title: string;
  parts: readonly PrintPart[];
}

/** A PDF that is there already: pages of people's own. */
export interface BookletPart {
  kind: 'booklet';
  path: string;
}

/** A document whose parts may also be files, or JSON of one or of several: who hands these on need not read them. */
export interface PrintOrder {
  title: string;
  parts: readonly (PrintPart | BookletPart | Uint8Array)[];
}

export type PrintPart =
  PaperPart | SheetPart | HalfSheetPart | ReportPart | LearningPart | BookPart | CutPart | ExamPart;

/** The printed pages, the form of each answer sheet in the order of the parts, and what could not be printed as it is. */
export interface PrintResult {
  pdf: Uint8Array;
  pages: number;
  layouts: Layout[];
  /** For people: missing characters, formulas and pictures that cannot be set. */
  problems: string[];
}

/** A question paper. */
export interface PaperPart {
  kind: 'paper';
  size: PaperSize;
  title: string;
  subtitle?: string;
  /** What stands below the title, to be written on where it has no value; class, name, number and score unless given. */
  fields?: readonly PaperField[];
  /** Prints it as the paper of an examination: with its head, what is to be known, marks by part, and an edge that is sealed. */
  exam?: ExamHead;
  sections: readonly PaperSection[];
  /** Prints answer, worked solution and rubric below each question. */
  withAnswers?: boolean;
  /** Leaves room to write below written questions. */
  withSpace?: boolean;
}

/** What stands above the questions of an examination beside its title. */
export interface ExamHead {
  schoolName: string;
  /** School year and term, as in 2026—2027学年第一学期. */
  term: string;
  /** Left to be written where it is not known. */
  minutes?: number;
  full: number;
  /** What candidates must know, numbered. */
  notices: readonly string[];
}

export interface PaperField {
  label: string;
  value?: string;
}

/** Questions of one kind; the heading is numbered, and tells how many there are and what they are worth. */
export interface PaperSection {
  title: string;
  questions: readonly PaperQuestion[];
}

/** Answer sheets of one variant: one per copy, on the same form. */
export interface SheetPart {
  kind: 'sheet';
  size: PaperSize;
  title: string;
  /** Prints a box that invigilators fill in for who is absent. */
  isExam?: boolean;
  /** What number it asks for; that of the student unless told. */
  number?: SheetNumber;
  /** Digits of the number to fill in; no grid without. */
  numberDigits?: number;
  sections: readonly SheetSection[];
  copies: readonly SheetCopy[];
}

/** One answer sheet. Its code is printed with the page as `code/page`; without a student there are lines to write on. */
export interface SheetCopy {
  /** At most 40 printable ASCII characters. */
  code: string;
  studentName?: string;
  /** The number that the sheet asks for. */
  studentNo?: string;
  className?: string;
}

export interface SheetSection {
  title: string;
  questions: readonly SheetQuestion[];
}

interface Answered {
  /** Unique within the sheet. */
  id: string;
  number: number;
  score: number;
}

/** Boxes to fill in, one for each option. */
export interface ChoiceField extends Answered {
  kind: 'choice';
  options: number;
  multiple?: boolean;
}

/** Lines to write on, each with the characters of its answer. */
export interface BlankField extends Answered {
  kind: 'blank';
  lengths: readonly number[];
}

/** A framed area; as high as `lines` of 8 mm where given, else as its score and the characters of its answer need. */
export interface WrittenField extends Answered {
  kind: 'written';
  answerLength?: number;
  lines?: number;
  /** Prints the lines. */
  ruled?: boolean;
  /** What is drawn into, as a question has it. */
  figure?: string;
}

/** What a composition is about, and squares for so many characters of it, or ruled lines. */
export type EssayField = Answered & { kind: 'essay'; topic?: string } & ({ squares: number } | { lines: number });

/** Words to write from dictation: squares with a cross for each character, or a line for each word. */
export interface DictationField extends Answered {
  kind: 'dictation';
  paper: 'squares' | 'lines';
  /** Characters of each word. */
  words: readonly number[];
}

export type SheetQuestion = ChoiceField | BlankField | WrittenField | EssayField | DictationField;

/**
 * Sheets for dictation, as low as its words need: two or three on a page of A4, to be cut apart before they are scanned, or
 * whole pages for long ones. Cut as a pile, its parts laid on each other are in the order of the copies.
 */
export interface HalfSheetPart {
  kind: 'halfSheet';
  title: string;
  questions: readonly HalfSheetQuestion[];
  copies: readonly SheetCopy[];
}

/** A report of key figures, tables and bars, with a first page that is whole by itself where `lead` is given. */
export interface ReportPart {
  kind: 'report';
  title: string;
  subtitle?: string;
  lead?: ReportLead;
  blocks: readonly ReportBlock[];
}

/** What a report says before all tables: a sentence, figures, questions to teach again, students to look after, the spread. */
export interface ReportLead {
  sentence: { standing: string; losses: string; act: string };
  figures: readonly { label: string; value: string; unit: string; grade: string; last: string }[];
  lessonsTitle: string;
  lessons: readonly LeadLesson[];
  /** How many of each reason; "" where there is nobody. */
  concernsNote: string;
  /** The gravest first; so many are printed as the page has room for, and the others counted. */
  concerns: readonly { name: string; score: string; reason: string; word: string }[];
  bins: readonly { label: string; count: number }[];
  bands: readonly BarOfReport[];
}

/** A question to teach again, with its typical wrong answers. */
export interface LeadLesson {
  title: string;
  stem: string;
  rate: number;
  /** What the rate is compared with. */
  grade: string;
  tone: Tone;
  /** What the colour says. */
  word: string;
  foot: string;
  typical: readonly { text: string; count: string }[];
}

/** A share on a bar to 100 %. */
export interface BarOfReport {
  label: string;
  share: number;
  tone: Tone;
  note?: string;
}

/** What a colour means, from best to worst. */
export type Tone = 'excellent' | 'good' | 'pass' | 'fail' | 'fine' | 'fair' | 'weak' | 'bad' | 'neutral';

export type ReportBlock =
  | { block: 'heading'; text: string }
  | { block: 'paragraph'; text: string }
  | { block: 'keyFigures'; keyFigures: readonly { label: string; value: string }[] }
  | { block: 'table'; header: readonly string[]; align: readonly Align[]; rows: readonly (readonly string[])[] }
  | { block: 'bars'; bars: readonly BarOfReport[] };

export type Align = 'left' | 'center' | 'right';
