import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { documentState, documentStateLabels } from '../../../../contracts/states.ts';
import { sending } from '../uploading/uploads.ts';
import type { AnyDocument } from './document.ts';
import styles from './documents.module.css';

/** A document's state as a word on its colour; of a file that this page sends, with the part that has gone. */
export function DocumentState({ document }: { document: Pick<AnyDocument, 'id' | 'state'> }): ReactNode {
  const part = useSnapshot(sending).parts[document.id] ?? 0;
  // The list is read once a second, so that it may not know yet what this page does.
  const state = document.state === documentState.new && part > 0 ? documentState.uploading : document.state;
  return (
    <span className={styles.state} data-state={state}>
      {documentStateLabels[state]}
      {state === documentState.uploading && part > 0 && part < 1 && ` ${Math.floor(part * 100)}%`}
    </span>
  );
}
