import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { outbox, sendNow, withdrawRefused } from './outbox.ts';

/** What of the marks the server does not have yet, or will not take; nothing while all is well. */
export function OutboxNote({ choose }: { choose: (scriptId: string) => void }): ReactNode {
  const { waiting, isOffline } = useSnapshot(outbox);
  const refused = waiting.filter(({ refusal }) => refusal !== '');
  const unsent = waiting.length - refused.length;
  return (
    <>
      {refused.map(({ scriptId, refusal }) => (
        <Text key={scriptId} size="sm" c="red.9" role="alert">
          {refusal}
          <Act
            label="再看"
            run={() => {
              withdrawRefused(scriptId);
              choose(scriptId);
            }}
          />
          <Act label="放弃" run={() => withdrawRefused(scriptId)} />
        </Text>
      ))}
      {isOffline && unsent > 0 && (
        <Text size="sm" c="#7a4a00" role="status">
          {unsent} 份待上传，联网后自动上传
          <Act label="立即上传" run={sendNow} />
        </Text>
      )}
    </>
  );
}

const Act = ({ label, run }: { label: string; run: () => void }): ReactNode => (
  <Anchor component="button" type="button" inherit ml={6} onClick={run}>
    {label}
  </Anchor>
);
