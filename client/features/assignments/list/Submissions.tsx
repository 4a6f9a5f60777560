import { Box, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { submissionStateLabels } from '../../../../contracts/constants/assignments.ts';
import { listSubmissions } from '../../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../../api/use-call.ts';
import { CountBar } from '../work/CountBar.tsx';
import { submissionPath } from '../work/paths.ts';
import { sheetScore } from '../work/sheet-score.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { leadingTo, type Column, type RowAction } from '../../../components/table/columns.ts';
import type { Assignment, Submission } from './assignment.ts';

const stateColours = { 0: 'dimmed', 1: 'green.9', 2: 'red.9' } as const;

const columns: readonly Column<Submission>[] = [
  { key: 'studentNo', title: '学号', width: 108 },
  { key: 'studentName', title: '姓名' },
  {
    key: 'state',
    title: '状态',
    width: 80,
    render: ({ state }) => (
      <Text span inherit c={stateColours[state]}>
        {submissionStateLabels[state]}
      </Text>
    ),
  },
  {
    key: 'markedCount',
    title: '已批',
    align: 'right',
    width: 92,
    render: ({ state, markedCount, questionCount }) => (state === 1 ? `${markedCount}/${questionCount} 题` : '-'),
  },
  { key: 'score', title: '得分', align: 'right', width: 72, render: sheetScore },
];

/** Who is to hand in an assignment, class by class, and how far each has come. */
export function Submissions({ assignment }: { assignment: Assignment }): ReactNode {
  const { id, title } = assignment;
  const navigate = useNavigate();
  const actions = ({ state, submissionId }: Submission): RowAction[] =>
    leadingTo('答卷', state === 1 ? submissionPath(assignment.taskType, submissionId) : undefined, navigate);
  const answer = useCall(listSubmissions, { assignmentId: id });
  return (
    <Dialog title={`${title} 名单`} size={640} drawer closing="关闭">
      <Loaded answer={answer} what="名单">
        {(rows) => (
          <Stack gap="lg">
            {rows.length === 0 && <EmptyState text="这份作业没有学生。" />}
            {[...byClass(rows)].map(([className, students]) => (
              <ClassList key={className} className={className} students={students} actions={actions} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

function byClass(rows: readonly Submission[]): Map<string, Submission[]> {
  const classes = new Map<string, Submission[]>();
  for (const row of rows) classes.set(row.className, [...(classes.get(row.className) ?? []), row]);
  return classes;
}

interface ClassProps {
  className: string;
  students: readonly Submission[];
  actions: (student: Submission) => readonly RowAction[];
}

function ClassList({ className, students, actions }: ClassProps): ReactNode {
  const handedIn = students.filter(({ state }) => state === 1).length;
  return (
    <section aria-label={className}>
      <Group justify="space-between" mb={8}>
        <Title order={3} fz={15}>
          {className}
        </Title>
        <Box w={220}>
          <CountBar label="已交" count={handedIn} total={students.length} />
        </Box>
      </Group>
      <RecordTable
        label={`${className}名单`}
        columns={columns}
        rows={students}
        keyOf={({ studentId }) => studentId}
        nameOf={({ studentName }) => studentName}
        actions={actions}
        actionsWidth={72}
      />
    </section>
  );
}
