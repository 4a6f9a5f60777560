import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useShortcuts } from '../../components/shortcuts.ts';
import type { LessonPractice } from './use-lesson-practice.ts';

interface Props {
  lesson: LessonPractice;
  /** Sets it as work. */
  set: () => unknown;
}

/** What can be done with practice that has been put together. */
export function PracticeActions({ lesson, set }: Props): ReactNode {
  const run = () => lesson.isReady && void set();
  useShortcuts([{ keys: ['Ctrl+Enter'], label: '布置', run, whileTyping: true }]);
  return (
    <Button leftSection={<IconSend size={16} aria-hidden />} disabled={!lesson.isReady} onClick={run}>
      布置
    </Button>
  );
}
