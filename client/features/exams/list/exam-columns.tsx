import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { examKindLabels, examStateLabels } from '../../../../contracts/constants/exams.ts';
import { TextLink } from '../../../components/page/links.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { daysText, examPath, stateTones, type ExamItem } from '../frame/exam.ts';

/** The columns of the list of exams. */
export const examColumns: readonly Column<ExamItem>[] = [
  {
    key: 'name',
    title: '考试',
    sortable: true,
    render: (exam) => (
      <TextLink to={examPath(exam.id)}>
        <Text span inherit truncate display="block" title={exam.name}>
          {exam.name}
        </Text>
      </TextLink>
    ),
  },
  { key: 'kind', title: '类别', width: 64, render: ({ kind }) => examKindLabels[kind] },
  { key: 'gradeName', title: '年级', width: 72 },
  { key: 'startDate', title: '日期', sortable: true, width: 156, render: daysText },
  { key: 'subjects', title: '科目', width: 190, render: (exam) => <Subjects exam={exam} /> },
  { key: 'studentCount', title: '考生', align: 'right', width: 108, render: candidatesText },
  {
    key: 'state',
    title: '状态',
    width: 88,
    render: ({ state }) => <Tag tone={stateTones[state]}>{examStateLabels[state]}</Tag>,
  },
  { key: 'ownerName', title: '创建人', width: 84 },
];

function candidatesText({ classCount, studentCount }: ExamItem): ReactNode {
  return `${classCount} 班 ${studentCount} 人`;
}

/** The subjects by name, and how many of them are published while that is only some. */
function Subjects({ exam: { subjects, state } }: { exam: ExamItem }): ReactNode {
  const names = subjects.map(({ courseName }) => courseName).join('、');
  const published = subjects.filter(({ isPublished }) => isPublished).length;
  const isPart = published > 0 && state !== 'published';
  return (
    <Stack gap={0}>
      <Text span inherit truncate title={names}>
        {subjects.length > 3 ? `${subjects.length} 科：${names}` : names}
      </Text>
      {isPart && (
        <Text span size="xs" c="dimmed">
          已发布 {published}/{subjects.length} 科
        </Text>
      )}
    </Stack>
  );
}
