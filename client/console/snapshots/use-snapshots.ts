import { listSnapshots } from '../../../contracts/console/snapshots.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { useCall } from '../../api/use-call.ts';
import { useChosen } from '../use-chosen.ts';

export type Snapshot = DataOf<typeof listSnapshots>['snapshots'][number];

/** How often the list is read again, in milliseconds: others take snapshots too. */
const lookEvery = 10_000;

/** The snapshots of the chosen sandbox, the newest first. */
export function useSnapshots() {
  const [sandbox] = useChosen();
  const answer = useCall(listSnapshots, { sandbox }, { refreshInterval: lookEvery, quiet: true });
  return { sandbox, answer };
}
