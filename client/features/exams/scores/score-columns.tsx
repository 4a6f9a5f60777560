import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { resultState, resultStateLabels } from '../../../../contracts/constants/exams.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import type { ScoreRow } from './scores.ts';

/** The columns of the candidates of a subject. */
export const scoreColumns: readonly Column<ScoreRow>[] = [
  { key: 'examNo', title: '考号', sortable: true, width: 130, render: ({ examNo }) => examNo || '-' },
  { key: 'studentName', title: '姓名', width: 110 },
  { key: 'className', title: '班级', width: 120 },
  { key: 'studentNo', title: '学号', width: 130 },
  {
    key: 'score',
    title: '得分',
    align: 'right',
    width: 90,
    render: ({ score }) => (score === null ? '-' : formatScore(score)),
  },
  { key: 'state', title: '状态', width: 90, render: (row) => <State row={row} /> },
  {
    key: 'makeUpScore',
    title: '补考',
    align: 'right',
    width: 80,
    render: ({ makeUpScore }) => (makeUpScore === null ? '-' : formatScore(makeUpScore)),
  },
  { key: 'note', title: '说明', render: ({ note }) => note || '-' },
];

function State({ row: { state, score } }: { row: ScoreRow }): ReactNode {
  if (state !== resultState.sat)
    return <Tag tone={state === resultState.makeUp ? 'info' : 'warn'}>{resultStateLabels[state]}</Tag>;
  return score === null ? (
    <Text inherit span c="dimmed">
      未登分
    </Text>
  ) : (
    resultStateLabels[state]
  );
}
