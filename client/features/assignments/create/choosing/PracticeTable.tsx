import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf, InputOf } from '../../../../../contracts/endpoint.ts';
import { previewPractice } from '../../../../../contracts/wrongbook/practice.ts';
import { useCall } from '../../../../api/use-call.ts';
import { EmptyState } from '../../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import type { Column } from '../../../../components/table/columns.ts';
import { RecordTable } from '../../../../components/table/RecordTable.tsx';
import { openPersonalPapers } from './PersonalPapers.tsx';
import type { PracticeDraft } from '../draft-shape.ts';
import { ruleOf } from '../practice-rule.ts';
import { practiceLimits, readWhole } from '../step-check.ts';

type Row = DataOf<typeof previewPractice>['students'][number];

const columns: readonly Column<Row>[] = [
  { key: 'className', title: '班级', width: 140 },
  { key: 'studentName', title: '姓名' },
  {
    key: 'questionCount',
    title: '题数',
    align: 'right',
    width: 96,
    render: ({ mistakeCount, questionCount }) => questionCount || (mistakeCount === 0 ? '没有错题' : '没有可练的题'),
  },
];

interface Props {
  practice: PracticeDraft;
  courseId: string;
  classIds: readonly string[];
}

/** How many questions each student would get; without mistakes none. */
export function PracticeTable({ practice, courseId, classIds }: Props): ReactNode {
  const days = readWhole(practice.days, ...practiceLimits.days);
  const perStudent = readWhole(practice.perStudent, ...practiceLimits.perStudent);
  const isAskable = days !== undefined && perStudent !== undefined && classIds.length > 0;
  const asked = isAskable ? { courseId, classId: classIds.join(), practice: ruleOf(practice) } : null;
  const answer = useCall(previewPractice, asked);
  if (!asked) return <EmptyState text="填好范围后，这里会显示每个学生的题数。" />;
  return (
    <Loaded answer={answer} what="每个学生的题数">
      {({ students: rows }) => (
        <>
          <Text size="sm" c="dimmed" px="md" pb="sm">
            {noteOf(rows)}
          </Text>
          <Box __vars={{ '--table-height': 'calc(100dvh - 376px)' }}>
            <RecordTable
              label="每个学生的题数"
              columns={columns}
              rows={rows}
              keyOf={({ studentId }) => studentId}
              nameOf={({ studentName }) => studentName}
              stale={answer.isLoading}
              actionsWidth={112}
              actions={(row) =>
                row.questionCount === 0 ? [] : [{ label: '查看试卷', run: () => openPapers(rows, row, asked) }]
              }
            >
              {rows.length === 0 && <EmptyState text="所选班级没有学生。" />}
            </RecordTable>
          </Box>
        </>
      )}
    </Loaded>
  );
}

const openPapers = (rows: readonly Row[], { studentId }: Row, practice: InputOf<typeof previewPractice>) =>
  openPersonalPapers({ students: rows.filter(({ questionCount }) => questionCount > 0), studentId, practice });

/** Who gets something, and how much. */
function noteOf(rows: readonly Row[]): string {
  const getting = rows.filter(({ questionCount }) => questionCount > 0);
  const count = getting.reduce((sum, { questionCount }) => sum + questionCount, 0);
  if (getting.length === 0) return '这个范围内没有可练的题，请放宽范围。';
  const rest = rows.length - getting.length;
  const mean = (count / getting.length).toFixed(1);
  return `${getting.length} 名学生有题可练，平均每人 ${mean} 题${rest > 0 ? `；${rest} 名没有可练的题，不会收到作业` : ''}。`;
}
