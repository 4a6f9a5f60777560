import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { ButtonLink } from '../../../components/page/links.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { pathTo } from '../../../session/paths.ts';
import { CountBar } from '../../assignments/work/CountBar.tsx';
import { sheetsOf } from '../frame/chain.ts';
import type { ExamDetail } from '../frame/exam.ts';

type Subject = ExamDetail['subjects'][number];

const scansPath = ({ assignmentId }: Subject): string | undefined =>
  assignmentId === '' ? undefined : pathTo('scans', { tab: 'scan', work: assignmentId });

/** The sheets of each subject: what has come in, who was absent, what is missing, and the way to its scans. */
export function ExamScansPanel({ exam }: { exam: ExamDetail }): ReactNode {
  const sheets = sheetsOf(exam);
  if (sheets.subjects === 0)
    return (
      <Card>
        <EmptyState text="各科都只录分数，没有答题卡要扫描。" />
      </Card>
    );
  const missing = sheets.all - sheets.submitted - sheets.absent;
  return (
    <Stack gap="sm">
      <Text size="sm">
        共 {sheets.all} 份答题卡，已收 <b>{sheets.submitted}</b>，缺考 {sheets.absent}，
        {missing > 0 ? <b>还差 {missing} 份</b> : '全部收齐'}。扫描件可以几科混在一起上传，按答题卡上的二维码归入各科。
      </Text>
      <Card flush>
        <RecordTable
          label="各科答题卡"
          columns={columnsFor(exam.studentCount)}
          rows={exam.subjects.filter(({ way }) => way !== 'scores')}
          keyOf={({ courseId }) => courseId}
          nameOf={({ courseName }) => courseName}
        />
      </Card>
    </Stack>
  );
}

const columnsFor = (students: number): Column<Subject>[] => [
  { key: 'courseName', title: '科目', width: 96 },
  { key: 'date', title: '时间', width: 190, render: ({ date, from, to }) => `${date} ${from}-${to}` },
  {
    key: 'submittedCount',
    title: '已收',
    render: ({ submittedCount }) => <CountBar count={submittedCount} total={students} />,
  },
  { key: 'absentCount', title: '缺考', align: 'right', width: 72 },
  {
    key: 'missing',
    title: '还差',
    align: 'right',
    width: 72,
    render: ({ submittedCount, absentCount }) => students - submittedCount - absentCount,
  },
  {
    key: 'scans',
    title: '扫描',
    width: 120,
    render: (subject) => (
      <Group gap={4} wrap="nowrap">
        <ButtonLink
          size="compact-sm"
          variant="default"
          to={scansPath(subject)}
          aria-label={`${subject.courseName}的扫描件`}
        >
          {subject.submittedCount === 0 ? '上传扫描件' : '看扫描件'}
        </ButtonLink>
      </Group>
    ),
  },
];
