import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ExamDetail } from '../frame/exam.ts';
import type { Scoring } from '../scores/scores.ts';
import { publishSubjects, takeBackSubjects } from './publish-exam.tsx';
import { hindranceOf, isOut } from './publishing.ts';

interface Props {
  exam: ExamDetail;
  subjects: readonly Scoring[];
  isBusy: boolean;
}

/** What can be done with all that is ready, or with all that is out. */
export function PublishActs({ exam, subjects, isBusy }: Props): ReactNode {
  const ready = exam.state === 'marking' ? subjects.filter((one) => !isOut(one) && !hindranceOf(one)) : [];
  const out = subjects.filter(isOut);
  const isAll = ready.length === subjects.length - out.length;
  return (
    <Group gap={8}>
      {exam.state !== 'marking' && exam.state !== 'published' && (
        <Text size="sm" c="dimmed">
          开始阅卷以后才能发布
        </Text>
      )}
      {out.length > 0 && (
        <Button variant="default" disabled={isBusy} onClick={() => void takeBackSubjects(exam, out)}>
          全部撤回
        </Button>
      )}
      {ready.length > 0 && (
        <Button
          // One filled button on a screen: while something is left to do, that is in the head.
          variant={isAll ? 'filled' : 'light'}
          disabled={isBusy}
          onClick={() => void publishSubjects(exam, ready)}
        >
          {isAll ? `发布全部 ${ready.length} 科` : `发布已齐的 ${ready.length} 科`}
        </Button>
      )}
    </Group>
  );
}
