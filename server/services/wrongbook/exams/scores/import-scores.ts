import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { importExamScores, previewExamScores } from '../../../../../contracts/wrongbook/exams/scores.ts';
import { write } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { judgeScores, type JudgedList } from '../../../../engines/exams/score-list.ts';
import { TaskRefused } from '../../../../workers/messages.ts';
import type { Person } from '../../marks/ledger.ts';
import { selectScored } from './scores.queries.ts';
import { questionsOf, selectSubject, type ScoredSubject } from './subject.ts';
import { putResults } from './write-results.ts';

type Refusal = keyof (typeof importExamScores)['refusals'];

const refused = (rule: Refusal, values?: Record<string, string | number>) => new TaskRefused(rule, values);

function openList(sandbox: Sandbox, ids: { examId: string; subjectId: string }): ScoredSubject {
  const subject = selectSubject(sandbox, ids.examId, ids.subjectId);
  if (!subject) throw refused('subjectGone');
  if (subject.publishTime !== '') throw refused('published', { courseName: subject.courseName });
  return subject;
}

function judge(sandbox: Sandbox, subject: ScoredSubject, rows: string[][]): JudgedList {
  const asked = { full: subject.full, questions: questionsOf(sandbox, subject) };
  return judgeScores(rows, asked, selectScored(sandbox, subject));
}

const count = ({ rows }: JudgedList, outcome: JudgedList['rows'][number]['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length;

/** Checks a list of scores against a subject without writing. */
export function previewScores(
  sandbox: Sandbox,
  ids: { examId: string; subjectId: string },
  sheet: string[][],
): DataOf<typeof previewExamScores> {
  const judged = judge(sandbox, openList(sandbox, ids), sheet);
  const replaced = count(judged, 'replaced');
  return {
    columns: judged.columns,
    total: judged.rows.length,
    valid: count(judged, 'new') + replaced,
    replaced,
    unchanged: count(judged, 'unchanged'),
    blank: count(judged, 'blank'),
    faulty: count(judged, 'faulty'),
    missing: judged.missing,
    rows: judged.rows.map(({ row, cells, faults, outcome }) => ({ row, cells, faults, outcome })),
  };
}

/** Writes a list of scores in one transaction: whole, or not at all where a row is faulty or it replaces others than were shown. */
export function importScores(
  sandbox: Sandbox,
  person: Person,
  { replaced: expected, ...ids }: { examId: string; subjectId: string; replaced: number },
  sheet: string[][],
): DataOf<typeof importExamScores> {
  return write(sandbox, () => {
    const subject = openList(sandbox, ids);
    const judged = judge(sandbox, subject, sheet);
    const faulty = judged.rows.find(({ outcome }) => outcome === 'faulty');
    if (faulty)
      throw refused('faulty', { count: count(judged, 'faulty'), row: faulty.row, fault: faulty.faults.join('；') });
    const replaced = count(judged, 'replaced');
    if (replaced > expected) throw refused('replacing', { courseName: subject.courseName, count: replaced });
    const values = judged.rows.flatMap(({ value }) => value ?? []);
    if (values.length > 0) putResults(sandbox, person, subject, values);
    return { imported: values.length, replaced, unchanged: count(judged, 'unchanged') };
  });
}
