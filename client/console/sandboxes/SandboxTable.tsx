import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Sort } from '../../components/page-query.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { BulkBar } from '../../components/table/BulkBar.tsx';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import { useSelection } from '../../components/table/use-selection.ts';
import { useWords } from '../words.ts';
import { askRemove, askRestore, openCopy, openRename } from './acts.tsx';
import { columnsOf, type SandboxRow } from './columns.tsx';
import { linksTo } from './links.ts';
import { sortRows } from './sort-rows.ts';

/** Sandboxes as rows, with what is done to each and to all that are ticked. */
export function SandboxTable({ rows }: { rows: readonly SandboxRow[] }) {
  const words = useWords();
  const navigate = useNavigate();
  const [sort, setSort] = useState<Sort>();
  const selection = useSelection(rows, ({ sandbox }) => sandbox, '');
  const actions = (row: SandboxRow) => [
    { label: words.say('链接和二维码'), run: () => navigate(linksTo([row.sandbox])) },
    ...(row.isRestorable ? [{ label: words.say('恢复'), run: () => askRestore([row]) }] : []),
    { label: words.say('复制'), run: () => openCopy(row) },
    { label: words.say('改名'), run: () => openRename(row) },
    ...(row.sandbox === 'main' ? [] : [{ label: words.say('删除'), danger: true, run: () => askRemove([row]) }]),
  ];
  return (
    <>
      <Ticked selection={selection} />
      <RecordTable
        label={words.say('沙箱列表')}
        columns={columnsOf(words)}
        rows={sortRows(rows, sort)}
        keyOf={({ sandbox }) => sandbox}
        nameOf={({ title }) => title}
        actions={actions}
        actionsWidth={220}
        selection={selection}
        sort={sort}
        onSort={setSort}
      >
        {rows.length === 0 && <EmptyState text={words.say('没有符合的沙箱')} />}
      </RecordTable>
    </>
  );
}

/** What is done with all that are ticked. */
function Ticked({ selection: { rows, clear } }: { selection: ReturnType<typeof useSelection<SandboxRow>> }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const removable = rows.filter(({ sandbox }) => sandbox !== 'main');
  const restorable = rows.filter(({ isRestorable }) => isRestorable);
  const remove = async () => {
    if (await askRemove(removable)) clear();
  };
  return (
    <BulkBar
      count={rows.length}
      isAll={false}
      clear={clear}
      content={
        <>
          <Button
            size="xs"
            variant="default"
            onClick={() => void navigate(linksTo(rows.map(({ sandbox }) => sandbox)))}
          >
            {say('链接和二维码')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={restorable.length === 0}
            onClick={() => void askRestore(restorable)}
          >
            {say('恢复')}
          </Button>
          <Button size="xs" variant="default" c="red.9" disabled={removable.length === 0} onClick={() => void remove()}>
            {say('删除')}
          </Button>
        </>
      }
    />
  );
}
