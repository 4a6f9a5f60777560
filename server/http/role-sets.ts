import type { ServerRole } from '../../contracts/roles.ts';

// Roles that reach equally far in several calls, with how far: what the table of access is written in.

/**
 * How far a role reaches in a call: everything; what is its own, of its school's roster, and of work what its classes allow
 * (reach.queries.ts); that and all documents shared in its school; its own school; in its own school the classes that it
 * teaches or leads (and then a class must be named); the schools of its partner and of the partners below; the schools of its
 * region.
 */
export type Scope = 'all' | 'self' | 'curated' | 'school' | 'classes' | 'subtree' | 'region';

/** Per role the scope of a call; `open` needs no token, `signedIn` any token and names nobody else's data. */
export type AccessRule = 'open' | 'signedIn' | Partial<Record<ServerRole, Scope>>;

export const admins = { schoolAdmin: 'school' } as const;

export const leaders = { ...admins, schoolMaster: 'school' } as const;

export const staff = {
  ...leaders,
  gradeLeader: 'school',
  subjectleader: 'school',
  psychologyteacher: 'school',
  teacher: 'school',
  teaching: 'school',
} as const;

export const onlookers = { ...staff, partner: 'subtree', regionResearcher: 'region' } as const;

/** Student data: whole school for those who run or counsel it, own classes for those who teach. */
export const studentReaders = {
  ...leaders,
  psychologyteacher: 'school',
  gradeLeader: 'classes',
  subjectleader: 'classes',
  teacher: 'classes',
  teaching: 'classes',
} as const;

/** A teacher's own lists; those who run the school see everybody's. */
export const ownTeaching = {
  ...leaders,
  gradeLeader: 'self',
  subjectleader: 'self',
  psychologyteacher: 'self',
  teacher: 'self',
  teaching: 'self',
} as const;

/** What a student or class has learnt: who runs the school or its partner all of it, who teaches there their own subjects. */
export const learningReaders = {
  ...admins,
  partner: 'subtree',
  subjectleader: 'classes',
  teacher: 'classes',
  teaching: 'classes',
} as const;

/** Who sets work, and what is used for it: papers, printing, scanning, marking, reports. */
export const setters = { subjectleader: 'self', teacher: 'self', teaching: 'self' } as const;

/** Work that a teacher may have left behind is taken back and published by who administers the school as well. */
export const publishers = { ...setters, ...admins } as const;

/** Documents and the question bank are for those who set work and who keeps the school's resources. */
export const readers = { ...setters, schoolAdmin: 'self' } as const;
export const keepers = { ...setters, schoolAdmin: 'curated' } as const;

/** Exams are read by who leads or teaches there, and by who runs the school. */
export const examReaders = { ...setters, ...leaders, gradeLeader: 'self' } as const;

/** What students write about how they feel is for who counsels them, and who has read it for the principal too. */
export const counsellors = { psychologyteacher: 'school' } as const;
export const overseers = { ...counsellors, schoolMaster: 'school' } as const;

/** Schools are compared with each other by who looks over a region, and over all. */
export const regionals = { regionResearcher: 'region', admin: 'all' } as const;

/** Classes also by who reads their exams. */
export const analysts = { ...examReaders, ...regionals } as const;

/** Workbooks are entered and reviewed by part-timers, under both keys that they have, and by the platform's administrators. */
export const enterers = { admin: 'all', parttime: 'all', parttimer: 'all' } as const;
