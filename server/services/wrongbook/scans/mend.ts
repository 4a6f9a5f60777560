import { mendScanPage } from '../../../../contracts/wrongbook/scans.ts';
import { write } from '../../../database/prepared.ts';
import { refusal } from '../../../http/errors.ts';
import { assign } from './assign.ts';
import { pageOf, withdraw, type Mending } from './mending.ts';
import { signPage } from './pages.queries.ts';
import { restore } from './restore.ts';

function setAside(mending: Mending): void {
  write(mending.sandbox, () => {
    const page = pageOf(mending);
    if (page.state === 'discarded') throw refusal(mendScanPage, 'nothingToDo');
    withdraw(mending, page);
    signPage(mending.sandbox, page.id, mending.user.id);
  });
}

/** Does what a person has decided about a page; no other page changes, but the one that is replaced. */
export function mend(mending: Mending): Promise<void> | void {
  const { action } = mending.input;
  if (action === 'discard') return setAside(mending);
  return action === 'restore' ? restore(mending) : assign(mending);
}
