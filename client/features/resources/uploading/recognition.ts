import { pageCloudDocuments, pagePrintItems } from '../../../../contracts/wrongbook/documents.ts';
import { pageScans } from '../../../../contracts/wrongbook/scans.ts';
import { isMoving, type AnyDocument } from '../documents/document.ts';
import { callDocuments } from '../documents/call-documents.ts';

// Reading a file takes the server a moment, and no call tells of one document: so the newest ones are looked at.

/** Where a document is listed. */
type Shelf = 'cloud' | 'print' | 'scan';

const lists = { cloud: pageCloudDocuments, print: pagePrintItems, scan: pageScans } as const;

/** What is known of a document while and after it is read; of a scan how many of its pages have been. */
export type ReadDocument = Pick<AnyDocument, 'id' | 'state' | 'pages' | 'failReason'> & { readPages?: number };

/** Milliseconds between two looks. */
const lookEvery = 1_000;

/** More than anybody uploads at once. */
const newest = 200;

interface Waiting {
  moved: (document: ReadDocument) => unknown;
  ended: (document: ReadDocument | undefined) => void;
}

const awaited: Record<Shelf, Map<string, Waiting>> = { cloud: new Map(), print: new Map(), scan: new Map() };

/** Waits until the server has read a document, and tells of it at each look; undefined when it is no longer listed. */
export function recognised(
  documentId: string,
  shelf: Shelf,
  moved: Waiting['moved'],
): Promise<ReadDocument | undefined> {
  return new Promise((ended) => {
    const waiting = awaited[shelf];
    waiting.set(documentId, { moved, ended });
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
  for (const [id, { moved, ended }] of found ? asked : []) {
    const document = found?.find((one) => one.id === id);
    if (document && isMoving(document)) {
      moved(document);
      continue;
    }
    waiting.delete(id);
    ended(document);
  }
  if (waiting.size > 0) lookLater(shelf);
}

async function readNewest(shelf: Shelf): Promise<readonly ReadDocument[] | undefined> {
  const page = await callDocuments(lists[shelf], { size: newest }, { quiet: true }).catch(() => undefined);
  return page?.records;
}
