import { Button, Popover, Select, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { assignEntryPages } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { showDone } from '../../components/toast.ts';
import { useAction } from '../../components/use-action.ts';
import type { Book } from './entry.ts';

interface Props {
  people: Book['people'];
  page: Book['pages'][number];
}

/** Who enters this page and who reviews it, for administrators. */
export function Assign({ people, page }: Props): ReactNode {
  const [entererId, setEnterer] = useState<string | null>(null);
  const [reviewerId, setReviewer] = useState<string | null>(null);
  const options = people.map(({ id, name, saved }) => ({ value: id, label: `${name}（今天 ${saved} 题）` }));
  const { run, busy } = useAction(async (isOpen: boolean) => {
    const named = isOpen ? {} : { entererId: entererId ?? undefined, reviewerId: reviewerId ?? undefined };
    await call(assignEntryPages, { workbookPageId: page.id, ...named });
    showDone(isOpen ? '已放开，谁都可以做' : '已指定');
  });
  const comboboxProps = { withinPortal: false };
  return (
    <Popover position="bottom-end" withinPortal trapFocus>
      <Popover.Target>
        <Button variant="default">
          {page.isAssigned ? `已指定 ${page.enterer.name || '-'} / ${page.reviewer.name || '-'}` : '指定人员'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={8} w={220}>
          <Select label="录入" data={options} value={entererId} onChange={setEnterer} comboboxProps={comboboxProps} />
          <Select label="复核" data={options} value={reviewerId} onChange={setReviewer} comboboxProps={comboboxProps} />
          <Button loading={busy} disabled={!entererId && !reviewerId} onClick={() => void run(false)}>
            指定第 {page.pageNo} 页
          </Button>
          <Button variant="default" loading={busy} onClick={() => void run(true)}>
            放开，谁都可以做
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
