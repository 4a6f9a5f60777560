import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { RetryOrDrop } from './MarkTrouble.tsx';
import { sendNow } from './queue/sending.ts';
import { queue } from './queue/store.ts';

/** A quiet line on scores that the server does not know yet; nothing while everything is well. */
export function QueueNote(): ReactNode {
  const { operations, isOffline, isUnkept } = useSnapshot(queue);
  const refused = operations.filter(({ refusal }) => refusal !== '');
  const waiting = operations.length - refused.length;
  const isWarning = isOffline || isUnkept || refused.length > 0;
  return (
    <Text component="span" size="sm" c={isWarning ? '#7a4a00' : 'dimmed'} role="status">
      {refused.length > 0 && (
        <>
          {refused.length} 个得分未被接受
          <RetryOrDrop keys={refused.map(({ key }) => key)} />
        </>
      )}
      {isOffline && waiting > 0 && (
        <>
          {waiting} 个得分待上传，{isUnkept ? '请勿关闭页面' : '联网后自动上传'}
          <Anchor component="button" type="button" inherit ml={6} onClick={sendNow}>
            立即上传
          </Anchor>
        </>
      )}
      {!isOffline && waiting > 0 && '正在保存…'}
    </Text>
  );
}
