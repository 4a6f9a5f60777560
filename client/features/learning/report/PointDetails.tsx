import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { chaptersOf } from './chapters.ts';
import styles from './details.module.css';
import { sourceOfPoint } from './evidence.ts';
import { columnsOf } from './point-columns.tsx';
import { PointRadar } from './PointRadar.tsx';
import { PointRow } from './PointRow.tsx';
import type { AnyReport, SubjectReport } from './report.ts';
import { pointViews, type PointView, type ReportQuery } from './use-report-query.ts';

interface Props {
  report: AnyReport;
  subject: SubjectReport;
}

const viewLabels: Readonly<Record<PointView, string>> = { tree: '树', radar: '雷达', table: '表格' };

/** The points of a subject by chapter, as a radar, or as a table; each leads to its questions. */
export function PointDetails({ report, subject, query }: Props & { query: ReportQuery }): ReactNode {
  const { points, subjectName } = subject;
  const title = `${subjectName}的知识点`;
  return (
    <Card
      title={title}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={`${title}的显示方式`}
          data={pointViews.map((value) => ({ value, label: viewLabels[value] }))}
          value={query.pointView}
          onChange={(value) => query.setPointView(value)}
        />
      }
    >
      {points.length === 0 ? (
        <EmptyState text="这段时间没有标知识点的作答。" />
      ) : (
        <>
          {query.pointView === 'tree' && <Chapters report={report} subject={subject} />}
          {query.pointView === 'radar' && <PointRadar report={report} subject={subject} />}
          {query.pointView === 'table' && (
            <RecordTable
              label={title}
              columns={columnsOf(report, subject)}
              rows={points}
              keyOf={({ pointId }) => pointId}
              nameOf={({ name }) => name}
            />
          )}
        </>
      )}
    </Card>
  );
}

const Chapters = ({ report, subject }: Props): ReactNode => (
  <ul className={styles.chapters} aria-label="知识点">
    {chaptersOf(subject.points).map(({ name, mastery, answered, points }) => (
      <li key={name}>
        <div className={styles.chapter}>
          <PointRow name={name} mastery={mastery} answered={answered} />
        </div>
        <ul>
          {points.map((point) => (
            <li key={point.pointId}>
              <PointRow {...point} source={sourceOfPoint(report, subject.subjectId, point.pointId)} />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
