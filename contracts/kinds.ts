import type * as z from 'zod';

/**
 * Everything that calls name by an id. What is `owned` belongs to somebody: the server resolves how far the caller reaches
 * it. What is `own` its owner alone may name: the call looks for it among the caller's. What is `common` is everybody's. What is
 * `shown` has an id in answers alone, and what is `part` has none of its own.
 */
export const kinds = {
  school: 'owned',
  class: 'owned',
  student: 'owned',
  /** Anybody who has an account. */
  teacher: 'owned',
  document: 'owned',
  question: 'owned',
  /** A passage or figure with its questions. */
  questionGroup: 'owned',
  paper: 'owned',
  assignment: 'owned',
  submission: 'owned',
  scanPage: 'owned',
  /** An entry of the ledger. */
  mark: 'owned',
  /** Written work of several classes in several subjects, with rooms and seats. */
  exam: 'owned',
  examRoom: 'owned',
  /** An exam as it may be set again. */
  examTemplate: 'owned',
  /** Questions of an exam's subject that are given to markers together. */
  markingPart: 'owned',
  /** What a candidate wrote there, as it is given to one marker in one round. */
  markingScript: 'owned',
  /** A channel that sells to schools: reached by itself and by those above it. */
  partner: 'owned',
  device: 'owned',
  /** What a school has ordered from its channel. */
  order: 'owned',

  /** What a student has written about how they feel. */
  wellbeingText: 'owned',

  grade: 'common',
  course: 'common',
  subject: 'common',
  point: 'common',
  workbook: 'common',
  workbookPage: 'common',
  /** A question that is printed on a page of a workbook. */
  workbookQuestion: 'common',

  /** What somebody has begun in the background. */
  task: 'own',

  tenant: 'shown',
  sheet: 'shown',
  printRecord: 'shown',

  /** That a teacher teaches a course in a class. */
  teaching: 'part',
  /** That a question is in somebody's basket. */
  basketItem: 'part',
  /** By what answers to a question are judged in one assignment. */
  answerKey: 'part',
  /** A run of a machine over the answers of an assignment. */
  markingRun: 'part',
  /** That a student has got a question wrong. */
  mistake: 'part',
  /** How the students of a class are grouped by their mistakes. */
  mistakeGroup: 'part',
  /** That a student sits an exam, with number, room and seat. */
  candidate: 'part',
  /** What a candidate has reached in a subject. */
  examResult: 'part',
  /** That subjects of an exam are published or taken back. */
  examPublishing: 'part',
  /** A request that an order be paid back, in whole or in part. */
  refund: 'part',
  /** What a channel gets of a month. */
  settlement: 'part',
  /** What has happened to a device. */
  deviceEvent: 'part',
  /** That somebody has opened such a text. */
  wellbeingLog: 'part',

  /** A world of its own: one database, one folder of files. */
  sandbox: 'part',
  /** What a sandbox held at a moment. */
  snapshot: 'part',
  /** What goes wrong on purpose in a sandbox. */
  fault: 'part',
  /** Where the calls of a service go to from a sandbox. */
  upstream: 'part',
  /** A request that was watched. */
  traffic: 'part',
} as const;

export type Kind = keyof typeof kinds;

type Sort = (typeof kinds)[Kind];
type KindOf<S extends Sort> = { [K in Kind]: (typeof kinds)[K] extends S ? K : never }[Kind];

/** What has ids. */
export type IdKind = KindOf<Exclude<Sort, 'part'>>;

/** What somebody owns, so that calls ask how far the caller reaches. */
export type OwnedKind = KindOf<'owned'>;

/**
 * What an id field is of, and what the caller must be allowed to do with that: to change it where the call writes, else to
 * read it, unless `need` says otherwise; to name it is enough where a colleague is given something to do. `refuse` names the refusal with which the call answers where it is gone or somebody
 * else's; without one that is 403, which ends the session.
 */
export interface AboutId<K extends IdKind = IdKind> {
  of: K;
  need?: 'name' | 'read' | 'change';
  refuse?: string;
}

/** Text that holds an id of a kind. */
export type Id<K extends Kind = Kind> = z.ZodString & { readonly '~of': K };

/** What holds a field whose id is of that kind; what has no id of its own needs none. */
export type HasOwnId<K extends Kind, Shape> = K extends IdKind
  ? Extract<Shape[keyof Shape], { readonly '~of': K }> extends never
    ? { id: Id<K> }
    : unknown
  : unknown;

export const isOwned = (kind: Kind): kind is OwnedKind => kinds[kind] === 'owned';
