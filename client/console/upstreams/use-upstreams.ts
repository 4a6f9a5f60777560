import type { UpstreamMode, UpstreamService } from '../../../contracts/console/upstream-words.ts';
import { listUpstreams, setUpstream, tryUpstream } from '../../../contracts/console/upstreams.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { useChosen } from '../use-chosen.ts';

/** Where the calls of a service go to, and how that does. */
export type Upstream = DataOf<typeof listUpstreams>[number];

/** How often it is looked how upstreams do, in milliseconds. */
const lookEvery = 2_000;

/** The upstreams of the chosen sandbox, and what sends services elsewhere. */
export function useUpstreams() {
  const [sandbox] = useChosen();
  const answer = useCall(listUpstreams, { sandbox }, { refreshInterval: lookEvery, quiet: true });
  return {
    sandbox,
    answer,
    send: (service: UpstreamService, mode: UpstreamMode) => call(setUpstream, { sandbox, service, mode }),
    tryAgain: (service: UpstreamService) => call(tryUpstream, { sandbox, service }),
  };
}

export type Upstreams = ReturnType<typeof useUpstreams>;

/** Whether an upstream that is asked does not answer. */
export const isFailing = ({ mode, failingSince }: Upstream): boolean => mode !== 'local' && failingSince !== '';
