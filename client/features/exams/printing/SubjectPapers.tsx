import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Label } from '../../printing/Label.tsx';
import { openPrint } from '../../printing/open-print.tsx';
import type { ExamDetail } from '../frame/exam.ts';

type Subject = ExamDetail['subjects'][number];

/** Papers and answer sheets of each subject, which are printed like those of all work. */
export const SubjectPapers = ({ subjects }: Pick<ExamDetail, 'subjects'>): ReactNode => (
  <Stack gap={8} role="group" aria-label="试卷和答题卡">
    <Label>试卷和答题卡</Label>
    {subjects.map((subject) => (
      <Group key={subject.subjectId} justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" truncate>
          {subject.courseName}
        </Text>
        <Doors subject={subject} />
      </Group>
    ))}
  </Stack>
);

function Doors({ subject: { assignmentId, courseName, way } }: { subject: Subject }): ReactNode {
  if (assignmentId === '')
    return (
      <Text size="sm" c="dimmed" flex="none">
        {way === 'scores' ? '只录分数' : '还没有试卷'}
      </Text>
    );
  const door = (label: string, kind: 'paper' | 'sheets') => (
    <UnstyledButton
      fz="sm"
      c="var(--mantine-primary-color-filled)"
      aria-label={`打印${courseName}${label}`}
      onClick={() => void openPrint({ assignmentId, kinds: [kind] })}
    >
      {label}
    </UnstyledButton>
  );
  return (
    <Group gap="sm" flex="none">
      {door('试卷', 'paper')}
      {door('答题卡', 'sheets')}
    </Group>
  );
}
