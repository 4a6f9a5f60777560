import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import { documentState } from '../../../../contracts/states.ts';
import type { pageCloudDocuments, pagePrintItems } from '../../../../contracts/wrongbook/documents.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { recognition } from '../../../engines/files/recognise.ts';
import type { User } from '../../../http/user.ts';
import { selectAhead } from '../../../jobs/places.queries.ts';
import { selectCloudPage, selectPrintPage } from './document-lists.queries.ts';

interface Listed {
  id: string;
  state: number;
}

/** Documents with how many others have their turn before each; 0 for those that do not wait for a job of some kinds. */
export function withPlaces<Item extends Listed>(sandbox: Sandbox, kinds: readonly string[], records: Item[]) {
  const waiting = records.filter(({ state }) => state === documentState.recognising).map(({ id }) => id);
  const ahead = selectAhead(sandbox, kinds, waiting);
  return records.map((one) => ({ ...one, ahead: ahead.get(one.id) ?? 0 }));
}

function placed<Item extends Listed, Rest>(sandbox: Sandbox, found: Rest & { records: Item[] }) {
  const { records, ...rest } = found;
  return { ...rest, records: withPlaces(sandbox, [recognition], records) };
}

/** One page of a teacher's print list, with the places in the queue. */
export const pagePrints = (sandbox: Sandbox, input: ParsedOf<typeof pagePrintItems>) =>
  placed(sandbox, selectPrintPage(sandbox, input));

/** One page of cloud documents, with the places in the queue. */
export const pageCloud = (sandbox: Sandbox, user: User, input: ParsedOf<typeof pageCloudDocuments>) =>
  placed(sandbox, selectCloudPage(sandbox, user, input));
