import { Button, Checkbox, Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { formatNumber } from '../../../components/format.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { VirtualRows } from '../../../components/table/VirtualRows.tsx';
import type { Preview } from './import-source.ts';

interface Props {
  file: File;
  preview: Preview;
  onImport: (mode: 'all' | 'valid') => void;
  onBack: () => void;
}

type Row = Preview['rows'][number];

/** The second step: every row with what is wrong with it, and the choice of what to import. */
export function CheckStep({ file, preview, onImport, onBack }: Props): ReactNode {
  const { total, valid, faulty, rows } = preview;
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const shown = onlyFaulty ? rows.filter(isFaulty) : rows;
  return (
    <>
      <Group gap={8}>
        <strong>{file.name}</strong>
        <Tag>共 {formatNumber(total)} 行</Tag>
        <Tag tone="good">正确 {formatNumber(valid)} 行</Tag>
        {faulty > 0 && <Tag tone="warn">有误 {formatNumber(faulty)} 行</Tag>}
        {faulty > 0 && (
          <Checkbox
            size="sm"
            label="只看有误的行"
            checked={onlyFaulty}
            onChange={(event) => setOnlyFaulty(event.currentTarget.checked)}
          />
        )}
      </Group>
      <VirtualRows
        label="检查结果"
        columns={columnsOf(preview)}
        rows={shown}
        cellsOf={cellsOf}
        isMarked={isFaulty}
        height={Math.min(480, (shown.length + 1) * 36 + 18)}
      />
      <DialogButtons>
        <Button variant="default" onClick={onBack}>
          换一个文件
        </Button>
        {faulty === 0 ? (
          <Button onClick={() => onImport('all')} data-autofocus>
            全部导入
          </Button>
        ) : (
          <Button onClick={() => onImport('valid')} disabled={valid === 0}>
            只导入正确的 {formatNumber(valid)} 行
          </Button>
        )}
      </DialogButtons>
    </>
  );
}

const isFaulty = ({ faults }: Row): boolean => faults.length > 0;

const cellsOf = ({ row, cells, faults }: Row): string[] => [String(row), faults.join('；') || '正确', ...cells];

const columnsOf = ({ columns }: Preview) => [
  { title: '行号', width: '56px' },
  { title: '检查结果', width: 'minmax(272px, 1fr)' },
  ...columns.map((title) => ({ title, width: '106px' })),
];
