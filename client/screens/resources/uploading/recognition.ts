import { pageCloudDocuments, pagePrintItems } from '../../../../contracts/wrongbook/documents.ts';
import { isMoving, type AnyDocument } from '../documents/document.ts';
import { callDocuments } from '../documents/write.ts';

// Reading a file takes the server a moment, and no call tells of one document: so the newest ones are looked at.

/** Where a document is listed. */
export type Shelf = 'cloud' | 'print';

const lists = { cloud: pageCloudDocuments, print: pagePrintItems } as const;

/** Milliseconds between two looks. */
const lookEvery = 1_000;

/** More than anybody uploads at once. */
const newest = 200;

type Ended = (document: AnyDocument | undefined) => void;

const awaited: Record<Shelf, Map<string, Ended>> = { cloud: new Map(), print: new Map() };

/** Waits until the server has read a document; undefined when it is no longer listed. */
export function recognised(documentId: string, shelf: Shelf): Promise<AnyDocument | undefined> {
  return new Promise((resolve) => {
    const waiting = awaited[shelf];
    waiting.set(documentId, resolve);
    // One look serves all that wait.
    if (waiting.size === 1) lookLater(shelf);
  });
}

const lookLater = (shelf: Shelf): unknown => setTimeout(() => void look(shelf), lookEvery);

async function look(shelf: Shelf): Promise<void> {
  const waiting = awaited[shelf];
  const asked = [...waiting];
  const found = await readNewest(shelf);
  // A look that failed tells nothing: the next one may come through.
  for (const [id, end] of found ? asked : []) {
    const document = found?.find((one) => one.id === id);
    if (document && isMoving(document)) continue;
    waiting.delete(id);
    end(document);
  }
  if (waiting.size > 0) lookLater(shelf);
}

async function readNewest(shelf: Shelf): Promise<readonly AnyDocument[] | undefined> {
  const page = await callDocuments(lists[shelf], { size: newest }, { quiet: true }).catch(() => undefined);
  return page?.records;
}
