import type { getRequest, listRequests } from '../../../contracts/console/inspector.ts';
import type { DataOf, Endpoint } from '../../../contracts/endpoint.ts';

/** A request as the list shows it. */
export type Summary = DataOf<typeof listRequests>['requests'][number];

/** All that is told of a request, but for what the contracts alone say of its call. */
export type Detail = Omit<
  DataOf<typeof getRequest>,
  keyof Summary | 'summary' | 'service' | 'group' | 'from' | 'isWrite' | 'fields' | 'interactions' | 'onlyOnce'
>;

/** What sends a request again. */
export interface Replay {
  method: 'GET' | 'POST';
  /** With its query. */
  url: string;
  /** JSON; undefined of a request without a body. */
  body: string | undefined;
  /** Who sent it; undefined of a call that needs no token. */
  userId: string | undefined;
}

/** A request that was watched. */
export interface Recorded {
  summary: Summary;
  detail: Detail;
  /** undefined of an address that is no call. */
  endpoint: Endpoint | undefined;
  /** Or why it cannot be sent again. */
  replay: Replay | string;
  /** About how much memory it takes. */
  bytes: number;
}
