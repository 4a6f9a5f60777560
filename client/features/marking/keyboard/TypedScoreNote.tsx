import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TypedScore } from './use-typed-score.ts';

/** What has been typed so far, or why it gave no score. */
export const TypedScoreNote = ({ typed, message = '' }: { typed: TypedScore; message?: string }): ReactNode => (
  <Text size="sm" c="indigo" flex={1} miw={60} role="status">
    {typed.digits === '' ? typed.refusal || message : `${typed.digits}_ 分`}
  </Text>
);
