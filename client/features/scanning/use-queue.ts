import { useState } from 'react';
import { placeIn } from './queue.ts';
import type { ScanPage } from './scan.ts';

/** The page at hand, and how to go on. */
export interface Queue {
  page: ScanPage | undefined;
  /** Where the page stands, from 0; -1 without one. */
  index: number;
  /** Opens a page, as soon as it is there. */
  open: (id: string) => void;
  /** Goes so many pages on or back, as far as there are any. */
  move: (by: number) => void;
}

/** Keeps the page at hand while others come and go; where it goes itself, the one that followed it comes up. */
export function useQueue(pages: readonly ScanPage[]): Queue {
  const [at, setAt] = useState<{ id: string; ids: readonly string[]; wanted: string }>({ id: '', ids: [], wanted: '' });
  const ids = pages.map(({ id }) => id);
  const isThere = ids.includes(at.wanted);
  const index = isThere ? ids.indexOf(at.wanted) : placeIn(ids, at);
  const id = ids[index] ?? '';
  if (isThere || id !== at.id || ids.join() !== at.ids.join()) setAt({ id, ids, wanted: isThere ? '' : at.wanted });
  const open = (wanted: string) => setAt({ ...at, wanted });
  return {
    page: pages[index],
    index,
    open,
    move: (by) => open(ids[Math.max(0, Math.min(index + by, ids.length - 1))] ?? ''),
  };
}
