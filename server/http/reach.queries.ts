import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { scope } from '../../contracts/constants/assignments.ts';
import type { OwnedKind } from '../../contracts/kinds.ts';
import { assignments, papers, submissions } from '../database/assignment-tables.ts';
import { documents } from '../database/document-tables.ts';
import { listed } from '../database/lists.ts';
import { marks } from '../database/mark-tables.ts';
import { prepared } from '../database/prepared.ts';
import { questionGroups, questions } from '../database/question-tables.ts';
import type { Orm, Sandbox } from '../database/sandbox.ts';
import { scanPages, scans } from '../database/scan-tables.ts';
import { partners, schoolClasses, schools, students, users } from '../database/tables.ts';
import { furtherResolvers } from './further-reach.ts';
import { examPart, isLed, isTaught, part, readerOf, type Part } from './teaching.ts';
import type { User } from './user.ts';

/** What an id belongs to. Deleted rows still belong to somebody, so that their owner hears that they are gone. */
export interface Target {
  id: string;
  schoolId: string | null;
  /** The class that it is or is in; of a document the one that it is shared with. */
  classId?: string | null;
  ownerId?: string;
  /** Of a document or question: who else sees it, 0 nobody, 1 the school, 2 who teaches the class, 3 everybody. */
  sharedWith?: number;
  /** Of what channels have: the channel, or the one that it is. */
  partnerId?: string;
  /** Of work and what belongs to it: how much of it the user reaches. */
  part?: Part | null;
}

/** With whom something is shared, beyond the scopes of the specification: what came with the product is everybody's. */
export const everybody = 3;

const wanted = listed('ids');

/** The part of work that a single class is: all or nothing. */
function ofClass(classId: SQL): SQL<Part> {
  const reads = sql`(${isLed(sql`${assignments}.school_id`, sql`${assignments}.subject_id`)}
    or ${isTaught(classId, sql`${assignments}.subject_id`)})`;
  return sql`case when ${assignments}.exam_id is not null then ${examPart(reads)} when ${reads} then 'whole' else 'none' end`;
}

const ofSubmission = ofClass(sql`${submissions}.class_id`);

/** Of a scan, which its uploader keeps: whole unless a page of it stands for a student who is out of the uploader's reach. */
const ofScan = sql<Part | null>`case when ${documents}.shelf <> 'scan' then null
  when ${documents}.teacher_id <> ${sql.placeholder('readerId')} then 'none'
  when exists (select 1 from ${scanPages} p join ${submissions} on ${submissions}.id = p.submission_id
      join ${assignments} on ${assignments}.id = ${submissions}.assignment_id
    where p.document_id = ${documents}.id and p.state = 'matched' and ${ofSubmission} = 'none') then 'some'
  else 'whole' end`;

/** Of a scanned page: that of its student; where it is nobody's yet, that of the work that the scan holds, else its uploader's. */
export const ofPage = sql<Part>`(select case when ${submissions}.id is not null then ${ofSubmission}
    when ${assignments}.id is not null then iif(${part} = 'none', 'none', 'whole')
    else iif(${documents}.teacher_id = ${sql.placeholder('readerId')}, 'whole', 'none') end
  from ${documents} left join ${scans} on ${scans}.document_id = ${documents}.id
    left join ${submissions} on ${submissions}.id = ${scanPages}.submission_id
    left join ${assignments} on ${assignments}.id = coalesce(${submissions}.assignment_id, ${scans}.assignment_id)
  where ${documents}.id = ${scanPages}.document_id)`;

/** Of a paper: its owner's, and to be read where it is the paper of work in reach; one that was made for a student is there alone. */
const ofPaper = sql<Part>`case
  when ${papers}.is_personal = 1 then iif(exists (select 1 from ${submissions}
      join ${assignments} on ${assignments}.id = ${submissions}.assignment_id
    where ${submissions}.paper_id = ${papers}.id and ${ofSubmission} = 'whole'),
    iif(${papers}.owner_id = ${sql.placeholder('readerId')}, 'whole', 'some'), 'none')
  when ${papers}.owner_id = ${sql.placeholder('readerId')} then 'whole'
  when ${isLed(sql`${papers}.school_id`, sql`${papers}.subject_id`)} then 'some'
  when exists (select 1 from ${assignments} where ${assignments}.paper_id = ${papers}.id and ${part} <> 'none') then 'some'
  else 'none' end`;

/** How what an id belongs to is found, kind by kind. */
const resolvers = prepared((orm: Orm) => ({
  school: orm
    .select({ id: schools.id, schoolId: schools.id })
    .from(schools)
    .where(inArray(schools.id, wanted))
    .prepare(),
  class: orm
    .select({ id: schoolClasses.id, schoolId: schoolClasses.schoolId, classId: schoolClasses.id })
    .from(schoolClasses)
    .where(inArray(schoolClasses.id, wanted))
    .prepare(),
  student: orm
    .select({ id: students.id, schoolId: students.schoolId, classId: students.classId })
    .from(students)
    .where(inArray(students.id, wanted))
    .prepare(),
  teacher: orm
    .select({ id: users.id, schoolId: users.schoolId, ownerId: users.id })
    .from(users)
    .where(inArray(users.id, wanted))
    .prepare(),
  document: orm
    .select({
      id: documents.id,
      schoolId: documents.schoolId,
      classId: documents.classId,
      ownerId: documents.teacherId,
      sharedWith: documents.scope,
      part: ofScan,
    })
    .from(documents)
    .where(inArray(documents.id, wanted))
    .prepare(),
  question: orm
    .select({
      id: questions.id,
      schoolId: questions.schoolId,
      ownerId: sql<string>`coalesce(${questions.ownerId}, '')`,
      sharedWith: sql<number>`case when ${questions.schoolId} is null then ${everybody} else ${scope.wholeSchool} end`,
    })
    .from(questions)
    .where(inArray(questions.id, wanted))
    .prepare(),
  questionGroup: orm
    .select({
      id: questionGroups.id,
      schoolId: questionGroups.schoolId,
      ownerId: sql<string>`coalesce(${questionGroups.ownerId}, '')`,
      sharedWith: sql<number>`case when ${questionGroups.schoolId} is null then ${everybody} else ${scope.wholeSchool} end`,
    })
    .from(questionGroups)
    .where(inArray(questionGroups.id, wanted))
    .prepare(),
  paper: orm
    .select({ id: papers.id, schoolId: papers.schoolId, part: ofPaper })
    .from(papers)
    .where(inArray(papers.id, wanted))
    .prepare(),
  assignment: orm
    .select({ id: assignments.id, schoolId: assignments.schoolId, part })
    .from(assignments)
    .where(inArray(assignments.id, wanted))
    .prepare(),
  submission: orm
    .select({ id: sql<string>`cast(${submissions.id} as text)`, schoolId: assignments.schoolId, part: ofSubmission })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .where(inArray(submissions.id, wanted))
    .prepare(),
  mark: orm
    .select({ id: sql<string>`cast(${marks.id} as text)`, schoolId: assignments.schoolId, part: ofSubmission })
    .from(marks)
    .innerJoin(submissions, eq(submissions.id, marks.submissionId))
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .where(inArray(marks.id, wanted))
    .prepare(),
  ...furtherResolvers(orm),
  scanPage: orm
    .select({ id: sql<string>`cast(${scanPages.id} as text)`, schoolId: documents.schoolId, part: ofPage })
    .from(scanPages)
    .innerJoin(documents, eq(documents.id, scanPages.documentId))
    .where(inArray(scanPages.id, wanted))
    .prepare(),
}));

/** What ids of a kind belong to, as a user sees it, by id; those that do not exist are left out. */
export function resolve(
  sandbox: Sandbox,
  user: User,
  kind: OwnedKind,
  ids: readonly string[],
): ReadonlyMap<string, Target> {
  const rows: Target[] = resolvers(sandbox)[kind].all({ ...readerOf(user), ids: JSON.stringify([...new Set(ids)]) });
  return new Map(rows.map((row) => [row.id, row]));
}

/** What partners and regions reach. */
export const reachQueries = prepared((orm) => ({
  area: orm
    .select({ area: schools.area })
    .from(schools)
    .where(eq(schools.id, sql.placeholder('id')))
    .prepare(),
  partner: orm
    .select({ id: partners.id, ancestors: partners.ancestors })
    .from(partners)
    .where(eq(partners.id, sql.placeholder('id')))
    .prepare(),
  partnerOfSchool: orm
    .select({ id: partners.id, ancestors: partners.ancestors })
    .from(schools)
    .innerJoin(partners, eq(partners.id, schools.partnerId))
    .where(eq(schools.id, sql.placeholder('id')))
    .prepare(),
}));
