import type { Sandbox } from '../../../../database/sandbox.ts';
import type { Person } from '../../marks/ledger.ts';
import { discardPage } from '../pages.queries.ts';
import { withdrawAbsence } from '../placing/absence.ts';
import { ownerOf, type Placement } from '../placing/place-page.ts';
import { withdrawAnswers } from '../placing/withdraw-answers.ts';

/** A page as it was placed. */
type PlacedPage = Omit<Placement, 'reason'> & { id: number };

/** Sets a page aside, and takes it away from the student whose it is or of whom it says that they were absent. */
export function setAside(
  sandbox: Sandbox,
  page: PlacedPage,
  person: Person,
  as: Parameters<typeof discardPage>[3],
): void {
  discardPage(sandbox, page.id, person.id, as);
  const owner = ownerOf(page);
  if (owner) withdrawAnswers(sandbox, { ...owner, id: page.id }, person);
  if (page.state === 'absent') withdrawAbsence(sandbox, page.submissionId!);
}
