import { useSearchParams } from 'react-router-dom';
import { shownKinds, type ShownKind } from './requests.ts';

/** Which requests are shown and which one is looked at; it stands in the address. */
export interface ListState {
  kind: ShownKind;
  typed: string;
  chosen: string;
  set: (changes: Partial<Record<'kind' | 'find' | 'request', string>>) => void;
}

const isKind = (text: string | null): text is ShownKind => shownKinds.some((kind) => kind === text);

/** The state of the list of requests. */
export function useList(): ListState {
  const [params, setParams] = useSearchParams();
  const kind = params.get('kind');
  const set: ListState['set'] = (changes) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '' || value === 'all') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    kind: isKind(kind) ? kind : 'all',
    typed: params.get('find') ?? '',
    chosen: params.get('request') ?? '',
    set,
  };
}
