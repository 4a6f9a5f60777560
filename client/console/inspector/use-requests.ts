import { useEffect, useEffectEvent, useState } from 'react';
import { listRequests, watchRequests } from '../../../contracts/console/inspector.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { listen } from '../../api/events.ts';
import { useCall } from '../../api/use-call.ts';
import { withNew, type Request } from './requests.ts';

/** The requests of a sandbox as they come. */
export interface Live {
  requests: readonly Request[];
  /** How many have come while it was paused. */
  waiting: number;
  isPaused: boolean;
  /** Whether the server tells of new ones at the moment. */
  isOpen: boolean;
  /** Whether it was switched off for this sandbox; undefined until that is known. */
  isOff: boolean | undefined;
  error: Error | undefined;
  pause: (isPaused: boolean) => void;
}

interface Heard {
  requests: readonly Request[];
  waiting: readonly Request[];
}

const nothing: Heard = { requests: [], waiting: [] };

/** Hears of the requests of a sandbox as long as the component is there; what comes while it is paused waits. */
export function useRequests(sandbox: string): Live {
  const [heard, setHeard] = useState<Heard>(nothing);
  const [isPaused, setIsPaused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useCall(listRequests, { sandbox }, { quiet: true });
  const isOff = data && data.state === 'off';
  const onEvent = useEffectEvent((more: DataOf<typeof watchRequests>) =>
    setHeard(({ requests, waiting }) => {
      // The server keeps nothing any more.
      if (more.length === 0) return nothing;
      return isPaused ? { requests, waiting: withNew(waiting, more) } : { requests: withNew(requests, more), waiting };
    }),
  );
  // Every time that it opens the server begins from the first one that it has.
  const onOpen = useEffectEvent((open: boolean) => {
    setIsOpen(open);
    if (open && !isPaused) setHeard(nothing);
    else if (open) setHeard(({ requests }) => ({ requests, waiting: [] }));
  });
  useEffect(() => {
    if (isOff !== false) return;
    const leaving = new AbortController();
    void listen(watchRequests, { sandbox }, { onEvent, onOpen }, leaving.signal);
    return () => {
      leaving.abort();
      setHeard(nothing);
    };
  }, [sandbox, isOff]);
  const known = new Set(heard.requests.map(({ requestId }) => requestId));
  const waiting = heard.waiting.filter(({ requestId }) => !known.has(requestId));
  const pause = (next: boolean) => {
    setIsPaused(next);
    if (!next) setHeard(({ requests }) => ({ requests: withNew(requests, waiting.toReversed()), waiting: [] }));
  };
  return { requests: heard.requests, waiting: waiting.length, isPaused, isOpen, isOff, error, pause };
}
