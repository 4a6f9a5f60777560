import '../../components/mantine-screens.css';
import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { Screen } from '../../components/page/Screen.tsx';
import { Back } from '../../features/learning/Back.tsx';
import { LearningBar } from '../../features/learning/LearningBar.tsx';
import { NoClass } from '../../features/learning/NoClass.tsx';
import { LearningReport } from '../../features/learning/report/LearningReport.tsx';
import { PrintActions } from '../../features/learning/report/PrintActions.tsx';
import { useReportQuery } from '../../features/learning/report/use-report-query.ts';
import { useWording } from '../../features/learning/report/use-wording.ts';
import { useLearners } from '../../features/learning/use-learners.ts';
import { useOfClass } from '../../features/learning/use-of-class.ts';

/** 学情报告: what a student or a class has learnt over a period, to read and to print. */
export function Page(): ReactNode {
  const ofClass = useOfClass();
  const { input, options } = ofClass;
  const learners = useLearners(input);
  const query = useReportQuery();
  const wording = useWording(input, learners, query);
  const className = options.find(({ value }) => value === input?.classId)?.label ?? '';
  return (
    <Screen
      bar
      fill
      title="学情报告"
      lead={<Back studentId={query.of === 'class' ? '' : learners.current?.studentId} classId={input?.classId} />}
      aside={
        <LearningBar ofClass={ofClass}>
          <SegmentedControl
            size="sm"
            aria-label="报告"
            data={[
              { value: 'class', label: '班级报告' },
              { value: 'student', label: '学生报告' },
            ]}
            value={query.of}
            onChange={query.setOf}
          />
        </LearningBar>
      }
      actions={
        input && (
          <PrintActions input={input} className={className} learners={learners} query={query} wording={wording} />
        )
      }
    >
      {input ? (
        <LearningReport input={input} learners={learners} query={query} wording={wording} />
      ) : (
        <NoClass ofClass={ofClass} />
      )}
    </Screen>
  );
}
