import { mendScanPage } from '../../../../../contracts/wrongbook/scans.ts';
import { writeWhenFree } from '../../../../database/prepared.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Context } from '../../../../http/route.ts';
import { updatePage, type StoredPage } from '../pages.queries.ts';
import { recordAbsence } from '../placing/absence.ts';
import { ownerOf } from '../placing/place-page.ts';
import { recordAnswers } from '../placing/record-answers.ts';
import { writeWithPicture } from '../reading/write-with-picture.ts';
import { decide, type Decision } from './decide.ts';
import { selectMendingState } from './mending-state.ts';
import { assigned, restored, type Recognised } from './page-update.ts';
import { readAs, readByCode } from './read-again.ts';
import { setAside } from './set-aside.ts';
import { takeAsAbsent } from './take-as-absent.ts';

type Mending = Pick<Context<typeof mendScanPage>, 'sandbox' | 'user' | 'input'>;

/**
 * Does what a person has decided about a page; no other page changes, but those that it
 * replaces, the empty ones of who was absent, and those that say so of somebody who was there.
 */
export async function mend(mending: Mending): Promise<void> {
  const { sandbox, input } = mending;
  const { page, ...state } = selectMendingState(sandbox, input);
  const planned = decide(input, { page, ...state });
  const scanned = await readAgain(mending, page, planned);
  if (!scanned) return writeWhenFree(sandbox, () => carryOut(mending, planned));
  await writeWithPicture(sandbox, scanned.picture, (picture) => {
    carryOut(mending, planned, { ...scanned, picture });
    return true;
  });
}

/** Reads the page as it is to be; undefined where nothing is to be read, or cannot be. */
async function readAgain({ sandbox, input }: Mending, page: StoredPage, { owner }: Decision) {
  if (owner === 'nobody' || owner === 'absent') return undefined;
  return owner === 'byCode' ? readByCode(sandbox, page) : readAs(sandbox, page, owner, input.corners);
}

const sheetOf = ({ owner }: Decision): number | string => (typeof owner === 'string' ? owner : owner.sheetId);

/** Writes a decision, once it has been taken again: others may have mended meanwhile. */
function carryOut({ sandbox, user, input }: Mending, planned: Decision, recognised?: Recognised): void {
  const state = selectMendingState(sandbox, input);
  const { owner, replaced } = decide(input, state);
  if (sheetOf({ owner, replaced }) !== sheetOf(planned)) throw refusal(mendScanPage, 'nothingToDo');
  for (const other of replaced) setAside(sandbox, { ...other, state: 'matched' }, user, { reason: '已被另一页替换' });
  const { page } = state;
  setAside(sandbox, page, user, input.action === 'blank' ? { state: 'blank' } : {});
  if (owner === 'nobody') return;
  if (owner === 'absent') return takeAsAbsent(sandbox, state, user);
  const update = owner === 'byCode' ? restored(sandbox, page, recognised) : assigned(page, owner, user.id, recognised!);
  updatePage(sandbox, page.id, update);
  const student = ownerOf(update);
  if (student && recognised) recordAnswers(sandbox, { id: page.id, ...student }, recognised, user);
  if (update.state === 'absent') recordAbsence(sandbox, update.submissionId!, user);
}
