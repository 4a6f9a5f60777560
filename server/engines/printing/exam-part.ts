/** What is printed of an exam: tickets and labels to be cut out, and what hangs at and lies in a room. */
export interface ExamPart {
  kind: 'exam';
  school: string;
  /** What the exam is called. */
  title: string;
  page: ExamPage;
}

/** One kind of page for one class or one room. */
export type ExamPage = TicketPage | DeskPage | DoorPage | AttendancePage | RecordPage | SlipPage | LetterPage;

/** A subject with its time. */
export interface ExamSitting {
  subject: string;
  /** 11 月 5 日 周四. */
  day: string;
  /** 08:00–10:00. */
  time: string;
}

/** Who sits an exam. */
export interface ExamCandidate {
  name: string;
  className: string;
  /** 考号, or before there is one 学号. */
  number: string;
  /** What the number is called. */
  numberLabel: string;
  /** "" without one. */
  room: string;
  /** "" without one. */
  seat: string;
}

/** 准考证: several to a page, with the whole timetable. */
export interface TicketPage {
  form: 'tickets';
  timetable: readonly ExamSitting[];
  candidates: readonly ExamCandidate[];
}

/** 桌贴: several to a page. */
export interface DeskPage {
  form: 'desks';
  candidates: readonly ExamCandidate[];
}

/** 门贴: the room in large type, who sits there, and a second page with a picture of its seats. */
export interface DoorPage {
  form: 'door';
  room: string;
  timetable: readonly ExamSitting[];
  candidates: readonly ExamCandidate[];
  seats: { columns: number; rows: number; places: readonly SeatPlace[] };
}

/** Where a seat is, both from 0; row 0 is in front. A seat that nobody has, has no name. */
export interface SeatPlace {
  column: number;
  row: number;
  seat: string;
  name: string;
}

/** Where and when a subject is sat, and under whose eyes. */
interface Sitting {
  /** A room, or a class in its own room. */
  place: string;
  sitting: ExamSitting;
  /** "" where nobody is named. */
  invigilators: string;
}

/** 签到表: who is to sign. */
export interface AttendancePage extends Sitting {
  form: 'attendance';
  candidates: readonly ExamCandidate[];
}

/** 考场记录: what invigilators fill in. */
export interface RecordPage extends Sitting {
  form: 'record';
  count: number;
  /** First and last number of a candidate. */
  numbers: string;
}

/** What a candidate has reached in a subject, or in all of them together. */
export interface ScoreCell {
  subject: string;
  full: string;
  /** Or why there is none, in a word. */
  score: string;
  /** Share of full marks; null without a score. */
  share: number | null;
  /** The class: median and middle half in words, and as shares of full marks; null where nobody has a score. */
  class: { median: string; half: string; low: number; middle: number; high: number } | null;
}

/** A candidate with scores, the total last. */
export interface ScoredCandidate extends Pick<ExamCandidate, 'name' | 'className' | 'number' | 'numberLabel'> {
  scores: readonly ScoreCell[];
}

/** 成绩条: a strip for each, to be cut. */
export interface SlipPage {
  form: 'slips';
  people: readonly ScoredCandidate[];
}

/** A letter to the parents of each, on a page of its own. */
export interface LetterPage {
  form: 'letters';
  /** 2026 年 11 月 12 日. */
  date: string;
  people: readonly ScoredCandidate[];
}
