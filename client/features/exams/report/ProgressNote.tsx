import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getExamProgress } from '../../../../contracts/wrongbook/exams/reports.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { StatisticHelp } from '../../reports/StatisticHelp.tsx';
import { shortNames } from './report.ts';
import { useReportAddress } from './use-report-address.ts';

type Progress = DataOf<typeof getExamProgress>;

interface Props {
  progress: Progress;
  earlier: NonNullable<Progress['earlier']>;
}

/** What classes are compared with, and what is read of how they have moved: which have, by more than chance. */
export function ProgressNote({ progress, earlier }: Props): ReactNode {
  const { show } = useReportAddress();
  const { classes, count, choices } = progress;
  const names = shortNames(classes);
  const clear = classes.filter(({ mark }) => mark === 'above' || mark === 'below');
  return (
    <>
      <Group gap={6} mt={8} wrap="nowrap" fz={13}>
        <span>与</span>
        {choices.length > 1 ? (
          <FilterSelect
            label="对比的考试"
            width={176}
            options={choices.map((one) => ({ value: one.examId, label: one.name }))}
            value={earlier.examId}
            onChange={(earlierExamId) => show({ earlierExamId })}
          />
        ) : (
          <b>{earlier.name}</b>
        )}
        <span>比</span>
      </Group>
      <Text fz={12} c="dimmed" mt={6}>
        标准分的变化，线为 95% 区间，按两次都考的 {count} 人计。
        {clear.length === 0
          ? '没有一个班的变化大于偶然。'
          : `明显变化：${clear.map(({ classId }) => names.get(classId)).join('、')}；其余不足以说明进退步。`}
        <StatisticHelp name="progress" />
      </Text>
    </>
  );
}
