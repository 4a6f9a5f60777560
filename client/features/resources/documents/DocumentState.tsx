import { Loader, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { documentState, documentStateLabels } from '../../../../contracts/states.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { sending } from '../uploading/uploads.ts';
import type { AnyDocument } from './document.ts';

const tones = {
  [documentState.new]: 'plain',
  [documentState.uploading]: 'info',
  [documentState.recognising]: 'info',
  [documentState.done]: 'done',
  [documentState.failed]: 'bad',
  [documentState.deleted]: 'faint',
} as const;

const Waiting = ({ ahead }: Pick<AnyDocument, 'ahead'>): ReactNode => (
  <Stack gap={2}>
    <Tag tone="plain">排队中</Tag>
    <Text fz={12} c="dimmed">
      前面还有 {ahead} 份
    </Text>
  </Stack>
);

/** A document's state as a word on its colour; of a file that this page sends, with the part that has gone. */
export function DocumentState({ document }: { document: Pick<AnyDocument, 'id' | 'state' | 'ahead'> }): ReactNode {
  const part = useSnapshot(sending).parts[document.id] ?? 0;
  // The list is read once a second, so that it may not know yet what this page does.
  const state = document.state === documentState.new && part > 0 ? documentState.uploading : document.state;
  if (state === documentState.recognising && document.ahead > 0) return <Waiting ahead={document.ahead} />;
  return (
    <Tag tone={tones[state]}>
      {state === documentState.recognising && <Loader size={10} mr={6} color="currentcolor" aria-hidden />}
      {documentStateLabels[state]}
      {state === documentState.uploading && part > 0 && part < 1 && ` ${Math.floor(part * 100)}%`}
    </Tag>
  );
}
