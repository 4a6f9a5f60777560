/** A learning report on A4, one page where it fits: what is left out is null. */
export interface LearningPart {
  kind: 'learning';
  /** Prints without colour; a word or a sign stands beside every colour anyway. */
  isGrey: boolean;
  school: string;
  title: string;
  facts: readonly { label: string; value: string }[];
  /** Sentences that follow each other. */
  lead: string;
  figures: readonly { label: string; value: string; unit: string; note: string }[];
  subjects: { note: string; rows: readonly LearningSubject[] } | null;
  trend: { title: string; note: string; group: string; points: readonly LearningTrendPoint[] } | null;
  points: { title: string; rows: readonly LearningPointRow[] } | null;
  weak: { title: string; examples: readonly LearningExample[] } | null;
  advice: readonly { text: string; basis: string; isPolished: boolean }[] | null;
  practised: readonly { date: string; title: string; score: string }[] | null;
  /** Lines to be written on, with what stands before each, and before a short one at its end; "" without one. */
  lines: readonly (readonly [label: string, beside: string])[];
  foot: string;
}

/** A subject with a dot on a bar to 100 %, on which the middle half of the others is marked; null where there is nothing. */
export interface LearningSubject {
  name: string;
  handedIn: string;
  percent: string;
  rate: number | null;
  middle: { low: number; high: number; text: string } | null;
  change: { sign: string; word: string; tone: 'up' | 'level' | 'down' };
}

/** In standard deviations. */
export interface LearningTrendPoint {
  label: string;
  standing: number;
  level: number;
  low: number;
  high: number;
}

export interface LearningPointRow {
  name: string;
  share: number;
  word: string;
  tone: 'excellent' | 'good' | 'pass' | 'fail';
  count: string;
}

/** A question with what was answered: a picture as a data URL where there is one, else the text. */
export interface LearningExample {
  caption: string;
  stem: string;
  picture: string;
  answer: string;
  verdict: string;
  isRight: boolean;
}
