import { useSearchParams } from 'react-router-dom';

/** What the page of coverage shows; it stands in the address. */
export interface Filter {
  /** "" for all. */
  sandbox: string;
  service: string;
  from: string;
  typed: string;
  /** The call that is open. */
  open: string;
  set: (changes: Partial<Record<'of' | 'service' | 'from' | 'find' | 'open', string>>) => void;
}

/** The filter in the address. */
export function useFilter(): Filter {
  const [params, setParams] = useSearchParams();
  const textOf = (name: string): string => params.get(name) ?? '';
  return {
    sandbox: textOf('of'),
    service: textOf('service'),
    from: textOf('from'),
    typed: textOf('find'),
    open: textOf('open'),
    set: (changes) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
