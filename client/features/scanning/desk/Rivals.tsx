import { Button, Kbd, Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useShortcuts } from '../../../components/shortcuts.ts';
import type { ScanPage } from '../scan.ts';
import type { Owner } from './act.ts';

interface Props {
  page: ScanPage;
  busy: boolean;
  onKeep: () => void;
  onReplace: (owner: Owner) => void;
  onOthers: () => void;
}

/** Which of two pages of one student stays: the one that is there, unless somebody says otherwise. */
export function Rivals({ page, busy, onKeep, onReplace, onOthers }: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const { submissionId, studentName, sheetPage, rivalId } = page;
  const replace = () => onReplace({ submissionId, studentName, sheetPage, replaces: true, replacedId: rivalId });
  useShortcuts([
    { keys: ['Enter', '1'], shown: 'Enter 1', label: '留已有的一页', run: onKeep },
    { keys: ['2'], label: '换成这一页', run: replace },
  ]);
  return (
    <Stack gap="xs">
      <Button ref={button} loading={busy} rightSection={<Kbd size="xs">Enter</Kbd>} onClick={onKeep}>
        留先到的一页
      </Button>
      <Button variant="default" disabled={busy} rightSection={<Kbd size="xs">2</Kbd>} onClick={replace}>
        换成第 {page.pageNo} 页
      </Button>
      <Button variant="subtle" onClick={onOthers}>
        这一页是别人的
      </Button>
    </Stack>
  );
}
