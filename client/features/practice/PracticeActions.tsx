import { Button, Menu } from '@mantine/core';
import { IconPrinter, IconSend } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useShortcuts } from '../../components/shortcuts.ts';
import { openPrint } from '../printing/open-print.tsx';
import type { PrintRequest } from '../printing/print-request.ts';
import type { LessonPractice } from './use-lesson-practice.ts';

interface Props {
  lesson: LessonPractice;
  /** Sets it as work, and prints that where it is wanted: what is printed must be known when it comes back as a scan. */
  set: (isPrinted: boolean) => unknown;
}

/** As what practice is printed without being set. */
const prints: readonly ({ label: string } & Pick<PrintRequest, 'kinds' | 'paperSize'>)[] = [
  { label: '试卷', kinds: ['paper'] },
  { label: '错题本 A4', kinds: ['book'] },
  { label: '错题本 B5', kinds: ['book'], paperSize: 'B5' },
  { label: '剪贴错题', kinds: ['clippings'] },
  { label: '练习小条', kinds: ['slips'] },
];

/** What can be done with practice that has been put together. */
export function PracticeActions({ lesson: { isReady, practice }, set }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const run = (isPrinted: boolean) => isReady && void set(isPrinted);
  useShortcuts([
    { keys: ['p'], label: '打印', run: () => setOpen(isReady) },
    { keys: ['Ctrl+Enter'], label: '布置', run: () => run(false), whileTyping: true },
  ]);
  return (
    <>
      <Menu position="bottom-end" withinPortal opened={isOpen} onChange={setOpen}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} disabled={!isReady}>
            打印
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => run(true)}>布置并打印</Menu.Item>
          <Menu.Divider />
          <Menu.Label>不布置，交上来不能扫描</Menu.Label>
          {prints.map(({ label, ...how }) => (
            <Menu.Item
              key={label}
              onClick={() => practice.input && void openPrint({ practice: practice.input, ...how })}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button leftSection={<IconSend size={16} aria-hidden />} disabled={!isReady} onClick={() => run(false)}>
        布置
      </Button>
    </>
  );
}
