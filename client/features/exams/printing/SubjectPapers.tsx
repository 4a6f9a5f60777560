import { Group, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Label } from '../../printing/Label.tsx';
import { openPrint } from '../../printing/open-print.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import { givePaper, takesUpload } from '../papers/give-paper.ts';

type Subject = ExamDetail['subjects'][number];

interface Door {
  label: string;
  /** With the subject, for who does not see where it stands. */
  name: string;
  open: () => void;
}

/** What can be opened of a subject: the upload of its paper, and what is printed of it like of all work. */
function doorsOf(exam: ExamDetail, subject: Subject): Door[] {
  const { assignmentId, courseName } = subject;
  const print = (label: string, kind: 'paper' | 'sheets'): Door => ({
    label,
    name: `打印${courseName}${label}`,
    open: () => void openPrint({ assignmentId, kinds: [kind] }),
  });
  const label = assignmentId === '' ? '上传试卷' : '重新上传';
  return [
    ...(takesUpload(exam, subject)
      ? [{ label, name: `${courseName}：${label}`, open: () => void givePaper(exam, subject) }]
      : []),
    ...(assignmentId === '' ? [] : [print('试卷', 'paper'), print('答题卡', 'sheets')]),
  ];
}

/** Papers and answer sheets of each subject. */
export const SubjectPapers = ({ exam }: { exam: ExamDetail }): ReactNode => (
  <Stack gap={8} role="group" aria-label="试卷和答题卡">
    <Label>试卷和答题卡</Label>
    {exam.subjects.map((subject) => (
      <Group key={subject.subjectId} justify="space-between" wrap="nowrap" gap="xs">
        <Text size="sm" truncate>
          {subject.courseName}
        </Text>
        <Doors doors={doorsOf(exam, subject)} way={subject.way} />
      </Group>
    ))}
  </Stack>
);

function Doors({ doors, way }: { doors: readonly Door[]; way: Subject['way'] }): ReactNode {
  if (doors.length === 0)
    return (
      <Text size="sm" c="dimmed" flex="none">
        {way === 'scores' ? '只录分数' : '还没有试卷'}
      </Text>
    );
  return (
    <Group gap="sm" flex="none">
      {doors.map(({ label, name, open }) => (
        <UnstyledButton key={label} fz="sm" c="var(--mantine-primary-color-filled)" aria-label={name} onClick={open}>
          {label}
        </UnstyledButton>
      ))}
    </Group>
  );
}
