import type { ReactNode } from 'react';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Mastery } from '../Mastery.tsx';
import styles from '../reports.module.css';
import { Sections } from '../Sections.tsx';
import { PointQuestions } from './PointQuestions.tsx';
import { RateBands } from './RateBands.tsx';
import type { HomeworkReport } from './report.ts';
import { StudentTrends } from './StudentTrends.tsx';
import { Totals } from './Totals.tsx';
import { WorkLines } from './WorkLines.tsx';

/** Homework over a period: figures, classes over time, bands, knowledge points, students. */
export function HomeworkSections({ report }: { report: HomeworkReport }): ReactNode {
  if (report.works.length === 0) {
    return (
      <Card>
        <EmptyState text="这段时间没有已发布成绩的作业，可以换个时间、班级或课程。" />
      </Card>
    );
  }
  return (
    <Sections>
      <Totals report={report} />
      <WorkLines report={report} />
      <div className={styles.pair} data-stacks>
        <RateBands bands={report.bands} />
        <Mastery
          points={report.points.map((point) => ({
            pointId: point.pointId,
            name: point.name,
            mastery: point.mastery,
            source: `${point.questionCount} 题`,
            open: () => openDialog(<PointQuestions point={point} works={report.works} />),
          }))}
          sourceTitle="题数"
          empty="这段时间的题目没有标知识点。"
        />
      </div>
      <StudentTrends report={report} />
    </Sections>
  );
}
