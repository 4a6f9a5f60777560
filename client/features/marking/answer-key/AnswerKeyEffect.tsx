import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { previewKey } from '../../../../contracts/wrongbook/answer-keys.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';

/** What a new key changes. */
export type Effect = DataOf<typeof previewKey>;
type Change = Effect['changes'][number];

const columns: readonly Column<Change>[] = [
  { key: 'className', title: '班级', width: 120 },
  { key: 'studentName', title: '姓名', width: 88 },
  { key: 'answer', title: '作答', render: ({ answer }) => (answer === '' ? '-' : <RichText text={answer} />) },
  { key: 'before', title: '原得分', align: 'right', width: 72, render: ({ before }) => textOf(before) },
  {
    key: 'after',
    title: '新得分',
    align: 'right',
    width: 72,
    render: ({ before, after, isKept }) => textOf(isKept ? before : after),
  },
  { key: 'change', title: '变化', align: 'right', width: 108, render: (change) => differenceText(change) },
];

const textOf = (score: number | null): string => (score === null ? '待批' : formatScore(score));

function differenceText({ before, after, isKept }: Change): string {
  if (isKept) return '教师已批，不变';
  if (before === null || after === null) return after === null ? '交教师批' : '新给分';
  const difference = after - before;
  return `${difference > 0 ? '+' : '−'}${formatScore(Math.abs(difference))}`;
}

/** Whose score a new key changes, and by how much. */
export function AnswerKeyEffect({ effect: { changes, answerCount, waitingCount } }: { effect: Effect }): ReactNode {
  const changed = changes.filter(({ isKept }) => !isKept).length;
  return (
    <section aria-label="影响">
      <Text size="sm" mb={8} role="status">
        {answerCount} 个作答中，{changed === 0 ? '得分都没有变化。' : `${changed} 个得分会变化：`}
      </Text>
      {waitingCount > 0 && (
        <Text size="sm" mb={8}>
          另有 {waitingCount} 个作答由大模型批改过，保存后请重新自动批改。
        </Text>
      )}
      {changes.length > 0 && (
        <RecordTable
          label="得分变化"
          columns={columns}
          rows={changes}
          keyOf={({ submissionId }) => submissionId}
          nameOf={({ studentName }) => studentName}
        />
      )}
    </section>
  );
}
