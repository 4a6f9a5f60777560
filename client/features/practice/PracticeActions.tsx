import { Button } from '@mantine/core';
import { IconPrinter, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useShortcuts } from '../../components/shortcuts.ts';
import type { LessonPractice } from './use-lesson-practice.ts';

interface Props {
  lesson: LessonPractice;
  /** Sets it as work, and prints that where it is wanted: what is printed must be known when it comes back as a scan. */
  set: (isPrinted: boolean) => unknown;
}

/** What can be done with practice that has been put together. */
export function PracticeActions({ lesson: { isReady }, set }: Props): ReactNode {
  const run = (isPrinted: boolean) => isReady && void set(isPrinted);
  useShortcuts([
    { keys: ['p'], label: '布置并打印', run: () => run(true) },
    { keys: ['Ctrl+Enter'], label: '布置', run: () => run(false), whileTyping: true },
  ]);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        disabled={!isReady}
        onClick={() => run(true)}
      >
        布置并打印
      </Button>
      <Button leftSection={<IconSend size={16} aria-hidden />} disabled={!isReady} onClick={() => run(false)}>
        布置
      </Button>
    </>
  );
}
