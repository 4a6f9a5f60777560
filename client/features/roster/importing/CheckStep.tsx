import { Button, SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { VirtualRows } from '../../../components/table/VirtualRows.tsx';
import { CheckHead } from './CheckHead.tsx';
import type { ImportSource, Preview } from './import-source.ts';

interface Props {
  file: File;
  preview: Preview;
  source: ImportSource;
  schoolId: string;
  onImport: (mode: 'all' | 'valid') => void;
  onBack: () => void;
}

type Row = Preview['rows'][number];

/** Which rows are shown. */
const kinds = {
  all: { label: '全部', holds: () => true },
  faulty: { label: '有误', holds: ({ faults }: Row) => faults.length > 0 },
  added: { label: '新增', holds: ({ faults, isUnchanged }: Row) => faults.length === 0 && !isUnchanged },
  unchanged: { label: '没有变化', holds: ({ isUnchanged }: Row) => isUnchanged },
};
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

/** The second step: every row with what will become of it, the workbook of the faulty ones, and the choice of what to import. */
export function CheckStep({ preview, onImport, onBack, ...head }: Props): ReactNode {
  const { close } = useDialog();
  const { valid, faulty, rows } = preview;
  const [kind, setKind] = useState<keyof typeof kinds>(faulty > 0 ? 'faulty' : 'all');
  const shown = rows.filter(kinds[kind].holds);
  const options = kindNames.map((value) => ({ value, label: kinds[value].label }));
  return (
    <>
      <CheckHead {...head} preview={preview} />
      <SegmentedControl
        size="xs"
        aria-label="显示哪些行"
        data={options}
        value={kind}
        onChange={setKind}
        style={{ alignSelf: 'flex-start' }}
      />
      <VirtualRows
        label="检查结果"
        columns={columnsOf(preview)}
        rows={shown}
        cellsOf={cellsOf}
        isMarked={kinds.faulty.holds}
        height={Math.min(440, (shown.length + 1) * 36 + 18)}
      />
      <DialogButtons>
        <Button variant="default" onClick={onBack}>
          换一个文件
        </Button>
        {valid === 0 && (
          <Button onClick={() => close()} data-autofocus>
            没有可新增的，关闭
          </Button>
        )}
        {valid > 0 && (
          <Button onClick={() => onImport(faulty === 0 ? 'all' : 'valid')} data-autofocus={faulty === 0 || undefined}>
            {faulty === 0 ? '导入' : '只导入'} {formatNumber(valid)} 人
          </Button>
        )}
      </DialogButtons>
    </>
  );
}

const outcomeOf = ({ faults, isUnchanged }: Row): string =>
  faults.join('；') || (isUnchanged ? '已在名单中，没有变化' : '新增');

const cellsOf = (row: Row): string[] => [String(row.row), outcomeOf(row), ...row.cells];

const columnsOf = ({ columns }: Preview) => [
  { title: '行号', width: '56px' },
  { title: '检查结果', width: 'minmax(240px, 1fr)' },
  ...columns.map((title) => ({ title, width: title.length > 2 ? '106px' : '84px' })),
];
