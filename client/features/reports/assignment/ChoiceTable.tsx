import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatisticHelp } from '../StatisticHelp.tsx';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { textTones } from '../text-tones.ts';
import type { Item } from './report.ts';

type Choice = Item['choices'][number];

const right = { align: 'right', width: 92 } as const;

const columnsOf = (label: string): readonly Column<Choice>[] => [
  {
    key: 'answer',
    title: label,
    render: ({ answer, isRight }) => (
      <>
        {answer === '' ? '空白' : <RichText text={answer} />}
        {isRight && (
          <Text span inherit ml={8} fw={500} c={textTones['excellent']}>
            ✓ 正确
          </Text>
        )}
      </>
    ),
  },
  { key: 'count', title: '人数', ...right, width: 64 },
  {
    key: 'share',
    title: '占比',
    ...right,
    hint: <StatisticHelp name="optionShare" />,
    render: ({ share }) => formatRate(share),
  },
  { key: 'upperShare', title: '高分组', ...right, render: ({ upperShare }) => formatRate(upperShare) },
  { key: 'lowerShare', title: '低分组', ...right, render: ({ lowerShare }) => formatRate(lowerShare) },
  { key: 'meanTotal', title: '平均总分', ...right, render: ({ meanTotal }) => formatScore(meanTotal) },
];

/** Answers or options by how many gave them, and how these did. */
export const ChoiceTable = ({ label, choices }: { label: string; choices: readonly Choice[] }): ReactNode => (
  <RecordTable
    label={label}
    columns={columnsOf(label)}
    rows={choices}
    keyOf={({ answer }) => answer}
    nameOf={({ answer }) => answer}
  />
);
