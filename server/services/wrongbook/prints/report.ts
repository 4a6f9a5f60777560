import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import { formatNumber, formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { basisOf } from '../../../../contracts/report-text/lead-figures.ts';
import { statistics, type StatisticName } from '../../../../contracts/statistics.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { ReportBlock, ReportPart } from '../../../engines/printing/document.ts';
import type { AssignmentItem } from '../assignments/progress.queries.ts';
import { figuresOf, type AssignmentReport } from '../reports/assignment-report.ts';
import { readWorks } from '../reports/read-work.ts';
import { printedLead } from './report-lead.ts';

type KeyFigure = { label: string; value: string };

const labelOf = (name: StatisticName): string => statistics[name].label;

/** A coefficient, with the decimals of the screen. */
const coefficient = (value: number | null): string => formatNumber(value, 2);

/** Figures that are defined, in their order. */
const given = (keyFigures: readonly (readonly [label: string, value: number | null, unit: string])[]): KeyFigure[] =>
  keyFigures.flatMap(([label, value, unit]) =>
    value === null ? [] : [{ label, value: `${formatScore(value)}${unit}` }],
  );

function scoreFigures({ completion, summary, reliability, full }: AssignmentReport): KeyFigure[] {
  const rates = [['passRate', summary.passRate] as const, ['excellentRate', summary.excellentRate] as const];
  return [
    ...given([
      ['应交', completion.students, ' 人'],
      ['实交', completion.submitted, ' 人'],
      ['缺交', completion.absent, ' 人'],
      ['满分', full > 0 ? full : null, ' 分'],
      [labelOf('mean'), summary.mean, ''],
      [labelOf('median'), summary.median, ''],
      [labelOf('standardDeviation'), summary.standardDeviation, ''],
      ['最高分', summary.highest, ''],
      ['最低分', summary.lowest, ''],
    ]),
    ...rates.flatMap(([name, rate]) => (rate === null ? [] : [{ label: labelOf(name), value: formatRate(rate) }])),
    ...given([
      [labelOf('alpha'), reliability.alpha, ''],
      [labelOf('standardError'), reliability.standardError, ''],
    ]),
  ];
}

function questionTable({ items }: AssignmentReport): ReportBlock[] {
  if (items.length === 0) return [];
  const figures = [labelOf('facility'), labelOf('rightRate'), labelOf('discriminationIndex'), labelOf('pointBiserial')];
  return [
    { block: 'heading', text: '各题得分' },
    {
      block: 'table',
      header: ['题号', '题型', '分值', '平均分', ...figures],
      align: ['center', 'left', 'right', 'right', 'right', 'right', 'right', 'right'],
      rows: items.map((item) => [
        String(item.number),
        questionTypeLabels[item.questionType],
        formatScore(item.full),
        formatScore(item.mean),
        coefficient(item.facility),
        formatRate(item.rightRate),
        coefficient(item.discriminationIndex),
        coefficient(item.pointBiserial),
      ]),
    },
  ];
}

function pointTable({ points }: AssignmentReport): ReportBlock[] {
  if (points.length === 0) return [];
  return [
    { block: 'heading', text: '知识点' },
    {
      block: 'table',
      header: ['知识点', '题号', labelOf('mastery')],
      align: ['left', 'left', 'right'],
      rows: points.map(({ name, questions, mastery }) => [name, questions.join('、'), formatRate(mastery)]),
    },
  ];
}

/** What stands in the place of a score, by state. */
const stateLabels = { 0: '未交', 1: '未批完', 2: '缺交' } as const;

/** Ranks, with those who have none at the end. */
const placeOf = ({ rank }: Pick<AssignmentReport['students'][number], 'rank'>): number =>
  rank ?? Number.MAX_SAFE_INTEGER;

/** Students by rank, behind them those without a score. */
function studentTable({ students }: AssignmentReport): ReportBlock[] {
  const ordered = [...students].sort((a, b) => placeOf(a) - placeOf(b));
  return [
    { block: 'heading', text: '学生成绩' },
    {
      block: 'table',
      header: ['名次', '学号', '姓名', '班级', '得分'],
      align: ['right', 'left', 'left', 'left', 'right'],
      rows: ordered.map(({ rank, studentNo, studentName, className, score, state }) => [
        formatScore(rank),
        studentNo,
        studentName,
        className,
        score === null ? stateLabels[state] : formatScore(score),
      ]),
    },
  ];
}

/** The figures of an assignment over the submissions that are asked for, those of its report on the screen. */
function figuresOver(sandbox: Sandbox, assignment: AssignmentItem, submissionIds: readonly number[]): AssignmentReport {
  const all = readWorks(sandbox, [assignment.id]).get(assignment.id)!;
  const asked = new Set(submissionIds);
  return figuresOf(sandbox, assignment, all, ({ submissionId }) => asked.has(submissionId));
}

/** The printed report of an assignment's published scores over the submissions that are asked for; absentees are in no average. */
export function printedReport(
  sandbox: Sandbox,
  assignment: AssignmentItem,
  submissionIds: readonly number[],
): ReportPart {
  const report = figuresOver(sandbox, assignment, submissionIds);
  const { title, courseName, teacherName, publishTime } = assignment;
  const classes = report.classes.map(({ className }) => className).join('、');
  const published = `${teacherName}　${publishTime.slice(0, 10)} 发布`;
  const subtitle = `${courseName} · ${classes} · ${basisOf(report)} · ${published}`;
  if (report.completion.submitted === 0)
    return { kind: 'report', title, subtitle, blocks: [{ block: 'paragraph', text: '没有学生上交。' }] };
  return {
    kind: 'report',
    title: `${title} 成绩报告`,
    subtitle,
    lead: printedLead(report),
    blocks: [
      { block: 'heading', text: '全部统计' },
      { block: 'keyFigures', keyFigures: scoreFigures(report) },
      ...questionTable(report),
      ...pointTable(report),
      ...studentTable(report),
    ],
  };
}
