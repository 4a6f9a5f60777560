import type { ReactNode } from 'react';
import { Advice } from './Advice.tsx';
import { sourceOfPoint } from './evidence.ts';
import { Lead } from './Lead.tsx';
import { PointRow } from './PointRow.tsx';
import { Practised } from './Practised.tsx';
import { isOfStudent, subjectOf, type AnyReport, type Part, type Sentence, type SubjectReport } from './report.ts';
import { Sheet, SheetPart } from './Sheet.tsx';
import styles from './sheet.module.css';
import { Subjects } from './Subjects.tsx';
import { Trend, trendNote } from './Trend.tsx';
import { Weak } from './Weak.tsx';

interface Props {
  report: AnyReport;
  /** How it is worded. */
  lead: readonly Sentence[];
  advice: readonly Sentence[];
  parts: readonly Part[];
  isGrey: boolean;
}

/** Paper has room for so many points of a subject. */
const mostPoints = 6;

/** The weakest points, and of these the weakest last, beside which stands what to do. */
const weakest = ({ points }: SubjectReport) => points.slice(0, mostPoints).toReversed();

/** The report as it will be printed; what was left out is not in it, and too few answers make it a short one. */
export function ReportPage({ report, lead, advice, parts, isGrey }: Props): ReactNode {
  const focus = subjectOf(report, report.focusId);
  const has = (part: Part) => parts.includes(part) && report.shortReason === '';
  return (
    <Sheet report={report} isGrey={isGrey}>
      <Lead report={report} sentences={lead} />
      {report.shortReason !== '' && <p className={styles.short}>{report.shortReason}</p>}
      {has('subjects') && <Subjects report={report} />}
      {focus && <Focus report={report} subject={focus} has={has} />}
      <ToMend report={report} advice={has('advice') ? advice : []} hasExample={has('weak')} />
      {has('practice') && <Practised report={report} />}
    </Sheet>
  );
}

interface FocusProps {
  report: AnyReport;
  subject: SubjectReport;
  has: (part: Part) => boolean;
}

/** Trend and points of the subject that needs most. */
function Focus({ report, subject, has }: FocusProps): ReactNode {
  if (!has('trend') && !has('points')) return null;
  return (
    <div className={styles.two} data-one={!(has('trend') && has('points')) || undefined}>
      {has('trend') && (
        <SheetPart title={`${subject.subjectName}的走势`} note={trendNote(report, subject)}>
          <Trend report={report} subject={subject} />
        </SheetPart>
      )}
      {has('points') && <Points report={report} subject={subject} />}
    </div>
  );
}

interface MendProps {
  report: AnyReport;
  advice: readonly Sentence[];
  hasExample: boolean;
}

/** What to mend first with an example, and beside it what to do. */
function ToMend({ report, advice, hasExample }: MendProps): ReactNode {
  const weak = hasExample ? report.weak.find(({ example }) => example !== null) : undefined;
  if (!weak && advice.length === 0) return null;
  return (
    <SheetPart title={weak ? `${isOfStudent(report) ? '最该先补的一处' : '最该先讲的一处'}：${weak.name}` : '建议'}>
      <div className={styles.weak}>
        {weak && <Weak report={report} />}
        {advice.length > 0 && <Advice report={report} sentences={advice} isBeside={weak !== undefined} />}
      </div>
    </SheetPart>
  );
}

const Points = ({ report, subject }: { report: AnyReport; subject: SubjectReport }): ReactNode => (
  <SheetPart title={`${subject.subjectName}的知识点`} note="掌握度和它依据的作答次数">
    {subject.points.length === 0 && <p className={styles.note}>这门学科的题目没有标知识点。</p>}
    {weakest(subject).map(({ pointId, name, mastery, answered }) => (
      <PointRow
        key={pointId}
        name={name}
        mastery={mastery}
        answered={answered}
        source={sourceOfPoint(report, subject.subjectId, pointId)}
      />
    ))}
  </SheetPart>
);
