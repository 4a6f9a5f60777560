import { proxy } from 'valtio';
import type { Service } from '../../contracts/endpoint.ts';

/** How the console of a server opens: to whoever sits at its machine, or by a key; "" where none was told of. */
type Opening = '' | 'local' | 'key';

/** What a server tells of how it differs from a real one: how often there was news of it, and how its console opens. */
export const standIn = proxy({ news: 0, opensBy: '' as Opening });

const told = new Map<Service, string>();

const openings: readonly Opening[] = ['local', 'key'];

/** Takes note of what an answer of a service tells, each service by itself: others may be served elsewhere. */
export function followStandIn(service: Service, header: string | null): void {
  // What the console shows is no product.
  if (service === 'console' || (told.get(service) ?? '') === (header ?? '')) return;
  told.set(service, header ?? '');
  const opening = openings.find((one) => header?.split(',').includes(`console=${one}`));
  if (opening) standIn.opensBy = opening;
  standIn.news++;
}
