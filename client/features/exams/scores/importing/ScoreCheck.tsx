import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '../../../../../contracts/figure-text.ts';
import { DialogButtons } from '../../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../../components/dialog/dialogs.ts';
import { Tag } from '../../../../components/page/Tag.tsx';
import { VirtualRows } from '../../../../components/table/VirtualRows.tsx';
import type { Preview } from './preview.ts';

interface Props {
  file: File;
  preview: Preview;
  busy: boolean;
  onWrite: () => void;
  onBack: () => void;
}

type Row = Preview['rows'][number];

const outcomes: Record<Row['outcome'], string> = {
  new: '登记',
  replaced: '替换已有成绩',
  unchanged: '没有变化',
  blank: '没有填写',
  faulty: '有误',
};

const kinds = ['all', 'faulty', 'replaced', 'new'] as const;
const kindLabels = { all: '全部', faulty: '有误', replaced: '替换', new: '登记' };

/** What a workbook of scores would do, row by row, and the choice to write it: whole or not at all. */
export function ScoreCheck({ file, preview, busy, onWrite, onBack }: Props): ReactNode {
  const { close } = useDialog();
  const { valid, faulty, replaced, rows } = preview;
  const [kind, setKind] = useState<(typeof kinds)[number]>(faulty > 0 ? 'faulty' : 'all');
  const shown = rows.filter(({ outcome }) => kind === 'all' || outcome === kind);
  return (
    <Stack>
      <Counts file={file} preview={preview} />
      <SegmentedControl
        size="xs"
        aria-label="显示哪些行"
        data={kinds.map((value) => ({ value, label: kindLabels[value] }))}
        value={kind}
        onChange={setKind}
        style={{ alignSelf: 'flex-start' }}
      />
      <VirtualRows
        label="检查结果"
        columns={columnsOf(preview)}
        rows={shown}
        cellsOf={({ row, faults, outcome, cells }) => [String(row), faults.join('；') || outcomes[outcome], ...cells]}
        isMarked={({ outcome }) => outcome === 'faulty'}
        height={Math.min(440, (shown.length + 1) * 36 + 18)}
      />
      <DialogButtons>
        <Button variant="default" onClick={onBack} disabled={busy} data-autofocus={faulty > 0 || undefined}>
          换一个文件
        </Button>
        {faulty === 0 && valid === 0 && <Button onClick={() => close()}>没有要写入的，关闭</Button>}
        {faulty === 0 && valid > 0 && (
          <Button onClick={onWrite} loading={busy} data-autofocus color={replaced > 0 ? 'red.9' : undefined}>
            {replaced > 0 ? `写入 ${valid} 人，其中替换 ${replaced} 人` : `写入 ${valid} 人`}
          </Button>
        )}
      </DialogButtons>
    </Stack>
  );
}

const Counts = ({ file, preview }: Pick<Props, 'file' | 'preview'>): ReactNode => {
  const { total, valid, replaced, unchanged, blank, faulty, missing } = preview;
  return (
    <Group gap={8}>
      <strong>{file.name}</strong>
      <Tag>共 {formatNumber(total)} 行</Tag>
      <Tag tone="good">登记 {formatNumber(valid)} 人</Tag>
      {replaced > 0 && <Tag tone="warn">其中替换 {formatNumber(replaced)} 人</Tag>}
      {unchanged > 0 && <Tag>没有变化 {formatNumber(unchanged)} 人</Tag>}
      {blank > 0 && <Tag>没有填写 {formatNumber(blank)} 人</Tag>}
      {faulty > 0 && <Tag tone="bad">有误 {formatNumber(faulty)} 行，改好后才能写入</Tag>}
      {missing > 0 && <Tag>写入后还差 {formatNumber(missing)} 人</Tag>}
    </Group>
  );
};

/** Pixels of columns that hold more than a score. */
const widths: Record<string, number> = { 考号: 120, 学号: 120, 姓名: 88, 班级: 112, 补考得分: 92, 说明: 120 };

const columnsOf = ({ columns }: Preview) => [
  { title: '行号', width: '56px' },
  { title: '检查结果', width: 'minmax(260px, 1fr)' },
  ...columns.map((title) => ({ title, width: `${widths[title] ?? 76}px` })),
];
