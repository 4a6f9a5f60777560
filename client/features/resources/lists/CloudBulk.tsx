import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentState } from '../../../../contracts/states.ts';
import { useHasPart } from '../../../session/parts.ts';
import { printAll, removeDocuments } from '../documents/actions.tsx';
import type { CloudDocument } from '../documents/document.ts';

interface Props {
  documents: readonly CloudDocument[];
  clear: () => void;
  mayPrint: boolean;
  /** Whether all of them may be removed. */
  mayRemove: boolean;
}

/** What can be done with all ticked documents. */
export function CloudBulk({ documents, clear, mayPrint, mayRemove }: Props): ReactNode {
  const then = async (done: Promise<boolean>) => {
    if (await done) clear();
  };
  const canPrint = useHasPart('printing') && mayPrint;
  const ready = documents.every(({ state }) => state === documentState.done);
  return (
    <>
      {canPrint && ready && (
        <Button size="xs" onClick={() => void then(printAll(documents))}>
          打印
        </Button>
      )}
      {mayRemove && (
        <Button size="xs" variant="default" c="red.8" onClick={() => void then(removeDocuments(documents))}>
          删除
        </Button>
      )}
    </>
  );
}
