import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { questionTypeLabels, scoreBand, scoreBands } from '../../../contracts/constants/questions.ts';
import { assignments, paperQuestions, responses, submissions } from '../../database/assignment-tables.ts';
import { listed } from '../../database/lists.ts';
import { prepared } from '../../database/prepared.ts';
import { questions } from '../../database/question-tables.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import type { ReportBlock, ReportPart } from '../../printing/document.ts';
import type { AssignmentItem } from '../assignments/assignments.queries.ts';
import type { Copy } from './copies.queries.ts';

const queries = prepared((orm) => ({
  questions: orm
    .select({
      number: paperQuestions.position,
      type: sql<keyof typeof questionTypeLabels>`${questions.questionType}`,
      full: paperQuestions.score,
      mean: sql<number>`avg(${responses.score})`,
      right: sql<number>`avg(${responses.score} >= ${paperQuestions.score})`,
    })
    .from(submissions)
    .innerJoin(assignments, eq(assignments.id, submissions.assignmentId))
    .innerJoin(responses, eq(responses.submissionId, submissions.id))
    .innerJoin(
      paperQuestions,
      and(eq(paperQuestions.paperId, submissions.paperId), eq(paperQuestions.position, responses.position)),
    )
    .innerJoin(questions, eq(questions.id, paperQuestions.questionId))
    .where(
      and(
        inArray(submissions.id, listed('ids')),
        eq(submissions.paperId, assignments.paperId),
        eq(submissions.state, 1),
      ),
    )
    .groupBy(paperQuestions.position)
    .orderBy(asc(paperQuestions.position))
    .prepare(),
}));

const handedIn = 1;
const absent = 2;

const fixed = (value: number): string => String(Math.round(value * 10) / 10);
const percent = (share: number): string => `${fixed(share * 100)}%`;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function scoreFacts(scores: readonly number[], copies: readonly Copy[], total: number) {
  const missing = copies.filter(({ state }) => state === absent).length;
  return [
    { label: '应交', value: `${copies.length} 人` },
    { label: '实交', value: `${scores.length} 人` },
    { label: '缺交', value: `${missing} 人` },
    { label: '满分', value: `${fixed(total)} 分` },
    { label: '平均分', value: fixed(mean(scores)) },
    { label: '最高分', value: fixed(Math.max(...scores)) },
    { label: '最低分', value: fixed(Math.min(...scores)) },
  ];
}

const bandBars = (scores: readonly number[], total: number) =>
  scoreBands.map(({ value, label, range }) => {
    const count = scores.filter((score) => scoreBand(score / total) === value).length;
    const note = `${count} 人，${percent(count / scores.length)}`;
    return { label: `${label}（${range}）`, share: count / scores.length, tone: value, note };
  });

function questionTable(sandbox: Sandbox, copies: readonly Copy[]): ReportBlock[] {
  const ids = JSON.stringify(copies.map(({ submissionId }) => submissionId));
  const rows = queries(sandbox).questions.all({ ids });
  if (rows.length === 0) return [];
  return [
    { block: 'heading', text: '各题得分' },
    {
      block: 'table',
      header: ['题号', '题型', '分值', '平均分', '得分率', '满分率'],
      align: ['center', 'left', 'right', 'right', 'right', 'right'],
      rows: rows.map(({ number, type, full, mean: average, right }) => [
        ...[String(number), questionTypeLabels[type], fixed(full), fixed(average)],
        ...[percent(average / full), percent(right)],
      ]),
    },
  ];
}

/** Students by score; equal scores share a rank, and the next rank counts all before it. */
function studentTable(copies: readonly Copy[]): ReportBlock[] {
  const marked = copies.filter(({ state, score }) => state === handedIn && score !== null);
  const ordered = [...marked].sort((a, b) => b.score! - a.score!);
  const rank = new Map(
    ordered.map(({ submissionId, score }) => [submissionId, ordered.findIndex((one) => one.score === score) + 1]),
  );
  const others = copies.filter(({ submissionId }) => !rank.has(submissionId));
  return [
    { block: 'heading', text: '学生成绩' },
    {
      block: 'table',
      header: ['名次', '学号', '姓名', '班级', '得分'],
      align: ['right', 'left', 'left', 'left', 'right'],
      rows: [
        ...ordered.map((one) => [
          String(rank.get(one.submissionId)),
          one.studentNo,
          one.studentName,
          one.className,
          fixed(one.score!),
        ]),
        ...others.map((one) => [
          '-',
          one.studentNo,
          one.studentName,
          one.className,
          one.state === absent ? '缺交' : '未交',
        ]),
      ],
    },
  ];
}

/** The report of an assignment's published scores over the copies that are asked for; absentees are in no average. */
export function reportOf(sandbox: Sandbox, assignment: AssignmentItem, copies: readonly Copy[]): ReportPart {
  const scores = copies.flatMap(({ state, score }) => (state === handedIn && score !== null ? [score] : []));
  const { title, courseName, gradeName, teacherName, publishTime, totalScore } = assignment;
  const classes = [...new Set(copies.map(({ className }) => className))].join('、');
  const subtitle = `${gradeName}${courseName}　${classes}　${teacherName}　${publishTime.slice(0, 10)}`;
  if (scores.length === 0)
    return { kind: 'report', title, subtitle, blocks: [{ block: 'paragraph', text: '没有学生上交。' }] };
  return {
    ...{ kind: 'report', title: `${title} 成绩报告`, subtitle },
    blocks: [
      { block: 'facts', facts: scoreFacts(scores, copies, totalScore) },
      { block: 'heading', text: '分数段' },
      { block: 'bars', bars: bandBars(scores, totalScore) },
      ...questionTable(sandbox, copies),
      ...studentTable(copies),
    ],
  };
}
