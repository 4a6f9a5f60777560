import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { getClassLearning } from '../../../../contracts/wrongbook/learning-reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { RadarChart } from '../../../components/chart/RadarChart.tsx';
import { fewestAxes } from '../../../components/chart/radar-points.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { mostAnswered } from './chapters.ts';
import { isOfStudent, type AnyReport, type SubjectReport } from './report.ts';

interface Props {
  report: AnyReport;
  subject: SubjectReport;
}

/** Those answered most, so that little chance is in it; of a student beside the class. */
export function PointRadar({ report, subject }: Props): ReactNode {
  const { classId, from, to } = report;
  const ofClass = useCall(getClassLearning, isOfStudent(report) ? { classId, from, to } : null);
  const others = ofClass.data?.subjects.find(({ subjectId }) => subjectId === subject.subjectId)?.points ?? [];
  const shown = mostAnswered(subject.points);
  if (shown.length < fewestAxes) return <EmptyState text="知识点太少，画不成雷达，可以看树或表格。" />;
  return (
    <RadarChart
      label={`${subject.subjectName}的知识点`}
      series={isOfStudent(report) ? ['本人', '班级'] : ['班级']}
      axes={shown.map(({ pointId, name, mastery }) => ({
        key: pointId,
        label: name,
        own: mastery,
        other: others.find((one) => one.pointId === pointId)?.mastery ?? null,
      }))}
      format={(share) => `${formatNumber(share * 100)}%`}
    />
  );
}
