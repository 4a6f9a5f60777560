import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { documentState } from '../../../../contracts/states.ts';
import type { assignmentItem } from '../../../../contracts/wrongbook/assignment-shapes.ts';
import { paperQuestions, printRecords, submissions } from '../../../database/assignment-tables.ts';
import { documents } from '../../../database/document-tables.ts';
import { listed } from '../../../database/lists.ts';
import { markingRuns } from '../../../database/mark-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { scanPages, scans } from '../../../database/scan-tables.ts';

/** An assignment as it goes over the wire. */
export type AssignmentItem = z.output<typeof assignmentItem>;

/** The papers of the assignments in the JSON list `ids`: how many questions each has, and what they are worth together. */
export const papersOf = sql`(select q.paper_id, count(*) n, round(sum(q.score), 2) total from ${paperQuestions} q
  where q.paper_id in (select paper_id from ${submissions} where assignment_id in ${listed('ids')}) group by q.paper_id)`;

/** How many got the work in each of its classes. */
const classSizes = sql`(select assignment_id, class_id, count(*) n from ${submissions}
  where assignment_id in ${listed('ids')} group by assignment_id, class_id)`;

/** A blank sheet is copied for everybody; what names no class was for all of them. */
const isForAll = sql`(r.class_id is null or instr(r.kinds, 'blankSheet') > 0)`;

const inTray = sql`p.state not in ('matched', 'absent', 'blank', 'discarded')`;

const queries = prepared((orm) => ({
  counts: orm
    .select({
      assignmentId: submissions.assignmentId,
      studentCount: sql<number>`count(*)`,
      submittedCount: sql<number>`sum(${submissions.state} = 1)`,
      absentCount: sql<number>`sum(${submissions.state} = 2)`,
      markedCount: sql<number>`sum(${submissions.state} = 1 and ${submissions.markedCount} >= p.n)`,
      meanRate: sql<number | null>`avg(case when ${submissions.state} = 1 and ${submissions.markedCount} >= p.n
        then ${submissions.score} / p.total end)`,
      doubtfulCount: sql<number>`sum(case when ${submissions.state} = 1 then ${submissions.doubtfulCount} else 0 end)`,
      questionCount: sql<number>`max(p.n)`,
      totalScore: sql<number>`max(p.total)`,
    })
    .from(submissions)
    .innerJoin(sql`${papersOf} p`, sql`p.paper_id = ${submissions.paperId}`)
    .where(inArray(submissions.assignmentId, listed('ids')))
    .groupBy(submissions.assignmentId)
    .prepare(),
  printed: orm
    .select({ assignmentId: sql<string>`assignment_id`, count: sql<number>`sum(covered)` })
    .from(
      sql`(select s.assignment_id, min(s.n, sum(case when ${isForAll} then s.n else r.copies end)) covered
        from ${classSizes} s join ${printRecords} r on r.assignment_id = s.assignment_id
          and (r.class_id is null or r.class_id = s.class_id)
          and (instr(r.kinds, 'sheets') > 0 or instr(r.kinds, 'blankSheet') > 0
            or instr(r.kinds, 'halfSheets') > 0)
        group by s.assignment_id, s.class_id)`,
    )
    .groupBy(sql`assignment_id`)
    .prepare(),
  // A page that names a student counts for the student's work, whatever work the scan was said to hold.
  tray: orm
    .select({ assignmentId: sql<string>`assignment_id`, count: sql<number>`count(*)` })
    .from(
      sql`(select s.assignment_id, p.id from ${submissions} s join ${scanPages} p on p.submission_id = s.id
          where s.assignment_id in ${listed('ids')} and ${inTray}
        union all select c.assignment_id, p.id from ${scans} c join ${scanPages} p on p.document_id = c.document_id
          where c.assignment_id in ${listed('ids')} and p.submission_id is null and ${inTray})`,
    )
    .groupBy(sql`assignment_id`)
    .prepare(),
  reading: orm
    .select({
      assignmentId: sql<string>`${scans.assignmentId}`,
      pages: sql<number>`sum(${documents.pages})`,
      readPages: sql<number>`sum(${scans.readPages})`,
    })
    .from(scans)
    .innerJoin(documents, eq(documents.id, scans.documentId))
    .where(
      and(
        isNotNull(scans.assignmentId),
        inArray(scans.assignmentId, listed('ids')),
        eq(documents.state, documentState.recognising),
      ),
    )
    .groupBy(scans.assignmentId)
    .prepare(),
  marking: orm
    .select({ assignmentId: markingRuns.assignmentId })
    .from(markingRuns)
    .where(and(inArray(markingRuns.assignmentId, listed('ids')), inArray(markingRuns.state, ['waiting', 'running'])))
    .prepare(),
}));

type Progress = Pick<
  AssignmentItem,
  | 'studentCount'
  | 'submittedCount'
  | 'absentCount'
  | 'markedCount'
  | 'meanRate'
  | 'doubtfulCount'
  | 'questionCount'
  | 'totalScore'
  | 'printedCount'
  | 'trayCount'
  | 'reading'
  | 'isBeingMarked'
>;

const nothingYet = {
  studentCount: 0,
  submittedCount: 0,
  absentCount: 0,
  markedCount: 0,
  meanRate: null,
  doubtfulCount: 0,
  questionCount: 0,
  totalScore: 0,
} as const;

const nothingRead = { pages: 0, readPages: 0 } as const;

/** How far the assignments in a JSON list have come, each by its id: five statements for all of them. */
export function selectProgress(sandbox: Sandbox, ids: string): (id: string) => Progress {
  const { counts, printed, tray, reading, marking } = queries(sandbox);
  const byId = <T extends { assignmentId: string }>(rows: readonly T[]) =>
    new Map(rows.map(({ assignmentId, ...row }) => [assignmentId, row]));
  const [counted, prints, trays, reads] = [
    byId(counts.all({ ids })),
    byId(printed.all({ ids })),
    byId(tray.all({ ids })),
    byId(reading.all({ ids })),
  ];
  const marked = new Set(marking.all({ ids }).map(({ assignmentId }) => assignmentId));
  return (id) => ({
    ...(counted.get(id) ?? nothingYet),
    printedCount: prints.get(id)?.count ?? 0,
    trayCount: trays.get(id)?.count ?? 0,
    reading: { isRunning: reads.has(id), ...(reads.get(id) ?? nothingRead) },
    isBeingMarked: marked.has(id),
  });
}
