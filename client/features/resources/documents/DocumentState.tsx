import { Loader } from '@mantine/core';
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

/** A document's state as a word on its colour; of a file that this page sends, with the part that has gone. */
export function DocumentState({ document }: { document: Pick<AnyDocument, 'id' | 'state'> }): ReactNode {
  const part = useSnapshot(sending).parts[document.id] ?? 0;
  // The list is read once a second, so that it may not know yet what this page does.
  const state = document.state === documentState.new && part > 0 ? documentState.uploading : document.state;
  return (
    <Tag tone={tones[state]}>
      {state === documentState.recognising && <Loader size={10} mr={6} color="currentcolor" aria-hidden />}
      {documentStateLabels[state]}
      {state === documentState.uploading && part > 0 && part < 1 && ` ${Math.floor(part * 100)}%`}
    </Tag>
  );
}
