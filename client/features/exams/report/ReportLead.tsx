import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { LeadCard, LeadFigure } from '../../../components/figures/LeadCard.tsx';
import { StatisticHelp } from '../../reports/StatisticHelp.tsx';
import styles from './report.module.css';
import { columnsOf, figuresIn, mainColumn, markSigns, shortNames, withinChance, type Report } from './report.ts';
import { inAddress, useReportAddress } from './use-report-address.ts';

/** How many places are named before the rest is counted. */
const named = 6;

/** What is more than chance, in two lines, and three figures. */
export function ReportLead({ report }: { report: Report }): ReactNode {
  const { lead } = report;
  const marked = lead.above.length + lead.below.length;
  const rest = withinChance(report);
  return (
    <LeadCard
      sentence={
        marked === 0 ? (
          nothingText(lead.comparisons)
        ) : (
          <>
            <Places report={report} side="below" word="低于同类班" />
            <Places report={report} side="above" word="高于同类班" />
          </>
        )
      }
      basis={
        lead.comparisons > 0 && (
          <>
            {marked > 0 && rest > 0 && `其余 ${rest} 处高低在偶然范围内，不宜据此评价班级或教师。`}
            {report.isWhole ? '' : '全年级'}共比较 {lead.comparisons} 处，已按多重比较校正
            <StatisticHelp name="groupDifference" />
          </>
        )
      }
    >
      <MainFigures report={report} />
    </LeadCard>
  );
}

const nothingText = (comparisons: number): string =>
  comparisons === 0 ? '没有可以互相比较的班级' : '各班各科的高低都在偶然范围内，不宜据此评价班级或教师';

interface PlacesProps {
  report: Report;
  side: 'above' | 'below';
  word: string;
}

function Places({ report, side, word }: PlacesProps): ReactNode {
  const { pathOf } = useReportAddress();
  const places = report.lead[side];
  if (places.length === 0) return null;
  const names = shortNames(report.classes);
  const courses = new Map(columnsOf(report).map(({ subjectId, name }) => [subjectId, name]));
  return (
    <span className={styles.places} data-mark={side}>
      <b>
        {markSigns[side]}{' '}
        {places.slice(0, named).map(({ classId, subjectId }, index) => (
          <span key={`${classId}/${subjectId}`}>
            {index > 0 && '、'}
            <Link to={pathOf({ classId, subjectId: inAddress(subjectId) })}>
              {names.get(classId)}
              {courses.get(subjectId)}
            </Link>
          </span>
        ))}
        {places.length > named && ` 等 ${places.length} 处`}
      </b>
      {word}
    </span>
  );
}

function MainFigures({ report }: { report: Report }): ReactNode {
  const column = mainColumn(report);
  const figures = column && figuresIn(report.grade, column.subjectId);
  if (!column || !figures) return null;
  const { name, full } = column;
  const { mean, passRate, count } = figures;
  return (
    <>
      <LeadFigure
        label={`${name}均分`}
        value={formatNumber(mean, 1)}
        unit={full === null ? undefined : `/ ${formatScore(full)}`}
        note={full === null || mean === null ? undefined : `得分率 ${formatRate(mean / full)}`}
      />
      <LeadFigure
        label={`${name}及格`}
        value={formatRate(passRate)}
        note={passRate === null ? undefined : `${Math.round(passRate * count)}/${count}`}
      />
      <BorderFigure report={report} />
    </>
  );
}

/** How many lie just below the last line; without lines how many are excellent. */
function BorderFigure({ report }: { report: Report }): ReactNode {
  const line = report.lines.at(-1);
  const column = mainColumn(report);
  const figures = column && figuresIn(report.grade, column.subjectId);
  if (!line)
    return (
      <LeadFigure
        label={`${column?.name ?? ''}优秀`}
        value={formatRate(figures?.excellentRate)}
        note={`低分 ${formatRate(figures?.lowRate)}`}
      />
    );
  return (
    <LeadFigure
      label={`${line.name}下 ${formatScore(report.reporting.margin)} 分内`}
      value={String(line.below)}
      unit="人"
      note={`过线 ${line.reached} 人，${formatRate(line.share)}`}
    />
  );
}
