import { Button, Kbd, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useShortcuts } from '../../../components/shortcuts.ts';
import type { ScanPage } from '../scan.ts';

interface Props {
  page: ScanPage;
  busy: boolean;
  onAbsent: () => void;
  onThere: () => void;
}

/** Whether the student of a page was absent, or was there and answered what stands on it. */
export function Attendance({ page, busy, onAbsent, onThere }: Props): ReactNode {
  const choices = [
    ...(page.state === 'absent' ? [] : [{ key: '1', label: '缺考，不计作答', run: onAbsent }]),
    { key: '2', label: '到考，按作答计', run: onThere },
  ];
  useShortcuts(choices.map(({ key, label, run }) => ({ keys: [key], shown: key, label, run })));
  return (
    <Stack gap="xs">
      {choices.map(({ key, label, run }) => (
        <Button
          key={key}
          variant="default"
          justify="space-between"
          disabled={busy}
          rightSection={<Kbd size="xs">{key}</Kbd>}
          onClick={run}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
