import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { examKindLabels, examWayLabels } from '../../../../contracts/constants/exams.ts';
import { Card } from '../../../components/page/Card.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Column } from '../../../components/table/columns.ts';
import type { ExamDetail } from '../frame/exam.ts';

type Subject = ExamDetail['subjects'][number];

const columns: readonly Column<Subject>[] = [
  { key: 'courseName', title: '科目', width: 120 },
  { key: 'date', title: '日期', width: 120 },
  { key: 'from', title: '时间', width: 130, render: ({ from, to }) => `${from}-${to}` },
  { key: 'full', title: '满分', align: 'right', width: 72 },
  { key: 'way', title: '试卷', render: ({ way }) => examWayLabels[way] },
];

/** The plan of an exam for who only reads it. */
export const PlanView = ({ exam }: { exam: ExamDetail }): ReactNode => (
  <Card>
    <Stack gap="sm">
      <Text size="sm">
        {examKindLabels[exam.kind]} · {exam.gradeName} · {exam.studentCount} 名考生 · 负责人{' '}
        {exam.leaders.map(({ name }) => name).join('、')}
      </Text>
      <Text size="sm">
        {exam.classes
          .map(
            ({ className, group, studentCount }) =>
              `${className}${group === '' ? '' : `（${group}）`} ${studentCount} 人`,
          )
          .join('，')}
      </Text>
      <RecordTable
        label="科目和时间"
        columns={columns}
        rows={exam.subjects}
        keyOf={({ courseId }) => courseId}
        nameOf={({ courseName }) => courseName}
      />
      {exam.joint && <Text size="sm">联考学校：{exam.joint.schoolNames.join('、')}</Text>}
    </Stack>
  </Card>
);
