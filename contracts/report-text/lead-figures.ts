import { formatRate, formatScore } from '../figure-text.ts';
import type { Report } from './shapes.ts';
import { pointsText, scoreText, spanText } from './sentence.ts';

// The three figures of a report's first page, each beside what it is compared with; screen and paper show the same.

/** A figure in words. */
export interface LeadFigure {
  key: 'mean' | 'excellent' | 'fail';
  label: string;
  value: string;
  unit: string;
  /** Against the grade, or class against class. */
  grade: string;
  last: string;
}

type Share = 'meanRate' | 'excellentRate' | 'failRate';

const shareIn = (
  standing: { meanRate: number | null; excellentRate: number | null; passRate: number | null },
  share: Share,
): number | null => {
  if (share !== 'failRate') return standing[share];
  return standing.passRate === null ? null : 1 - standing.passRate;
};

/** How far the same classes were from the grade the last time; papers differ, so that only distances compare. */
function lastText({ last }: Report['lead'], share: Share): string {
  if (!last) return '没有上次可比';
  const own = shareIn(last.own, share);
  if (own === null) return '上次没有成绩';
  const grade = last.grade && shareIn(last.grade, share);
  return grade === null ? `上次 ${formatRate(own)}，试卷不同` : `上次${pointsText(own - grade)}`;
}

function meanFigure({ summary, lead, full, classes }: Report): LeadFigure {
  const { grade } = lead;
  const difference =
    grade && grade.mean !== null && summary.mean !== null ? `，${scoreText(summary.mean - grade.mean)}` : '';
  const means = classes.map((one) => one.summary.mean);
  return {
    key: 'mean',
    label: '平均分',
    value: formatScore(summary.mean),
    unit: `/ ${formatScore(full)}`,
    grade: grade ? `年级 ${formatScore(grade.mean)}${difference}` : spanText(means, formatScore),
    last: lastText(lead, 'meanRate'),
  };
}

const bandFigures = [
  { key: 'excellent', label: '优秀', share: 'excellentRate' },
  { key: 'fail', label: '不及格', share: 'failRate' },
] as const;

function bandFigure(report: Report, { key, label, share }: (typeof bandFigures)[number]): LeadFigure {
  const { summary, lead, classes, bands } = report;
  const count = bands.find(({ band }) => band === key)?.count ?? 0;
  const own = shareIn({ ...summary, meanRate: null }, share);
  const grade = lead.grade && shareIn(lead.grade, share);
  const compared = own !== null && grade !== null ? `，${pointsText(own - grade)}` : '';
  const rates = classes.map((one) => shareIn({ ...one.summary, meanRate: null }, share));
  return {
    key,
    label,
    value: own === null ? '-' : String(count),
    unit: own === null ? '' : `人 ${formatRate(own)}`,
    grade: lead.grade ? `年级 ${formatRate(grade)}${compared}` : spanText(rates, formatRate),
    last: lastText(lead, share),
  };
}

/** Mean score, excellent and failed, in this order. */
export const leadFigures = (report: Report): LeadFigure[] => [
  meanFigure(report),
  ...bandFigures.map((figure) => bandFigure(report, figure)),
];

/** What the figures are made of. */
export function basisOf({ completion, lead }: Report): string {
  const { students, submitted, absent } = completion;
  const own = `已交 ${submitted}/${students} 人，缺交 ${absent} 人不计`;
  return lead.grade ? `${own}；年级指做这份作业的 ${lead.grade.classes} 个班 ${lead.grade.count} 人` : own;
}
