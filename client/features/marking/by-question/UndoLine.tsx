import { Button, Group, Kbd, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MarkedAnswer } from '../marks.ts';
import { undoText } from './undo-text.ts';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  nameOf: (answer: MarkedAnswer) => string;
}

/** Takes back what was given last, and says whose it is. */
export function UndoLine({ review: { last = [], data, undo }, nameOf }: Props): ReactNode {
  const what = undoText(last, data.answers, nameOf);
  return (
    <Group gap={8} wrap="nowrap" justify="space-between">
      <Text size="sm" truncate title={what}>
        {what === '' ? '还没有上一步' : `上一步：${what}`}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        flex="none"
        disabled={what === ''}
        onClick={undo}
        rightSection={
          <Kbd size="xs" aria-hidden>
            U
          </Kbd>
        }
      >
        撤销
      </Button>
    </Group>
  );
}
