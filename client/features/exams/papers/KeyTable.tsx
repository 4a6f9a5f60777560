import { ActionIcon, Table, Text, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { demandLabels, demandLevels } from '../../../../contracts/constants/exam-report.ts';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { FilterSelect, type Option } from '../../../components/page/FilterSelect.tsx';
import { faultOf, keyTypes, withAnswer, type KeyRow } from './key-rows.ts';

interface Props {
  rows: readonly KeyRow[];
  /** Knowledge points to choose from. */
  points: readonly Option[];
  /** Whether what is missing is told. */
  isChecked: boolean;
  onChange: (rows: KeyRow[]) => void;
}

const hints = { 1: 'B，或连着输入 BACD…', 2: '各空用；隔开', 3: '参考答案，可不填' } as const;
const demandOptions = demandLevels.map((value) => ({ value, label: demandLabels[value] }));

/** The key, question by question. */
export function KeyTable({ rows, points, isChecked, onChange }: Props): ReactNode {
  const change = (index: number, changes: Partial<KeyRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  return (
    <Table verticalSpacing={4} horizontalSpacing={6} stickyHeader aria-label="答案">
      <Table.Thead>
        <Table.Tr>
          {['题号', '题型', '答案', '分值', '知识点', '认知要求', ''].map((name) => (
            <Table.Th key={name} fz="sm">
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row, index) => (
          <Row
            key={row.id}
            number={index + 1}
            row={row}
            points={points}
            fault={isChecked ? faultOf(row) : ''}
            onAnswer={(text) => onChange(withAnswer(rows, index, text))}
            onChange={(changes) => change(index, changes)}
            onRemove={() => onChange(rows.filter((_, at) => at !== index))}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface RowProps {
  number: number;
  row: KeyRow;
  points: readonly Option[];
  fault: string;
  onAnswer: (text: string) => void;
  onChange: (changes: Partial<KeyRow>) => void;
  onRemove: () => void;
}

function Row({ number, row, points, fault, onAnswer, onChange, onRemove }: RowProps): ReactNode {
  const kind = keyTypes.find(({ value }) => value === row.type)!.label;
  const isAboutScore = fault.includes('分值');
  return (
    <Table.Tr>
      <Table.Td>{number}</Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        {kind}
        {row.type === questionType.choice && (
          <Text span size="xs" c="dimmed">
            {' '}
            {row.options} 项
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <TextInput
          size="xs"
          miw={120}
          aria-label={`第 ${number} 题答案`}
          placeholder={hints[row.type]}
          value={row.answer}
          error={!isAboutScore && fault}
          onChange={(event) => onAnswer(event.currentTarget.value)}
        />
      </Table.Td>
      <Table.Td>
        <TextInput
          size="xs"
          w={56}
          inputMode="decimal"
          aria-label={`第 ${number} 题分值`}
          value={row.score}
          error={isAboutScore && fault}
          onChange={(event) => onChange({ score: event.currentTarget.value })}
        />
      </Table.Td>
      <Kinds number={number} row={row} points={points} onChange={onChange} />
      <Table.Td>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`移除第 ${number} 题`} onClick={onRemove}>
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

/** What a question is about, and what it asks of whoever answers it. */
const Kinds = ({
  number,
  row,
  points,
  onChange,
}: Pick<RowProps, 'number' | 'row' | 'points' | 'onChange'>): ReactNode => (
  <>
    <Table.Td>
      <FilterSelect
        label={`第 ${number} 题知识点`}
        all="未选"
        width={132}
        options={points}
        value={row.pointId}
        onChange={(pointId) => onChange({ pointId })}
      />
    </Table.Td>
    <Table.Td>
      <FilterSelect
        label={`第 ${number} 题认知要求`}
        all={demandLabels['']}
        width={84}
        options={demandOptions}
        value={row.demand}
        onChange={(demand) => onChange({ demand: demand as KeyRow['demand'] })}
      />
    </Table.Td>
  </>
);
