import type { Sandbox } from '../../../../database/sandbox.ts';
import type { ScannedPage } from '../../../../engines/scanning/tasks.ts';
import type { PageUpdate, StoredPage } from '../pages.queries.ts';
import { identifyPage } from '../placing/identify-page.ts';
import { placePage, unplaced, type Placement, type SheetPage } from '../placing/place-page.ts';

/** A page that was read again, with the hash of its picture. */
export type Recognised = Pick<ScannedPage, 'reading' | 'cuts'> & { picture: string };

/** A page as a person has named it. */
export const assigned = (
  page: StoredPage,
  owner: SheetPage,
  mendedBy: string,
  { reading, picture }: Recognised,
): PageUpdate => ({
  ...owner,
  state: 'matched',
  reason: '',
  readState: page.readState,
  code: reading.code ?? page.code,
  picture,
  reading: JSON.stringify(reading),
  mendedBy,
});

/** A page as if nobody had done anything about it. */
export function restored(sandbox: Sandbox, page: StoredPage, recognised: Recognised | undefined): PageUpdate {
  const nobody = { mendedBy: '' };
  if (!recognised) return { ...page, ...unplaced('unreadable', '该页无法打开'), readState: 'unreadable', ...nobody };
  const { reading, picture } = recognised;
  const placement = trayOf(page, placePage(recognised, identifyPage(sandbox, page, reading)));
  const read = { code: reading.code ?? '', picture, reading: JSON.stringify(reading) };
  return { ...placement, readState: placement.state, ...read, ...nobody };
}

/** A page goes back into the tray that it came from, and to its student where it was somebody's and still can be. */
function trayOf({ readState }: StoredPage, found: Placement): Placement {
  if (readState === 'matched' || readState === 'absent' || found.state === readState) return found;
  return { ...found, state: readState, reason: '由人工放回' };
}
