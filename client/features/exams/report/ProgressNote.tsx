import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getExamProgress } from '../../../../contracts/wrongbook/exams/reports.ts';
import { StatisticHelp } from '../../reports/StatisticHelp.tsx';
import { shortNames } from './report.ts';

/** What is read of how classes have moved: which have, by more than chance. */
export function ProgressNote({ progress }: { progress: DataOf<typeof getExamProgress> }): ReactNode {
  const { classes, count } = progress;
  const names = shortNames(classes);
  const clear = classes.filter(({ mark }) => mark === 'above' || mark === 'below');
  return (
    <Text fz={12} c="dimmed" mt={6}>
      标准分的变化，线为 95% 区间，按两次都考的 {count} 人计。
      {clear.length === 0
        ? '没有一个班的变化大于偶然。'
        : `明显变化：${clear.map(({ classId }) => names.get(classId)).join('、')}；其余不足以说明进退步。`}
      <StatisticHelp name="progress" />
    </Text>
  );
}
