import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { dropMark, retryMark } from './queue/queue.ts';
import type { MarkState } from './queue/use-mark-states.ts';

/** What went wrong with a mark, at the answer that it is of. */
export function MarkTrouble({ state: { refusal, key, note } }: { state: MarkState }): ReactNode {
  if (refusal === '' && note === '') return null;
  return (
    <Text component="div" size="xs" c="red.9" bg="red.0" px={8} py={4} bdrs={4} role="alert">
      {refusal === '' ? note : `得分未被接受：${refusal}`}
      {refusal !== '' && <RetryOrDrop keys={[key]} />}
    </Text>
  );
}

/** Sends refused marks once more, or gives them up. */
export const RetryOrDrop = ({ keys }: { keys: readonly string[] }): ReactNode => (
  <>
    <Anchor component="button" type="button" inherit ml={6} onClick={() => keys.forEach(retryMark)}>
      重试
    </Anchor>
    <Anchor component="button" type="button" inherit ml={6} onClick={() => keys.forEach(dropMark)}>
      放弃
    </Anchor>
  </>
);
