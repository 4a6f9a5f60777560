import { useSearchParams } from 'react-router-dom';

const first = 'main';

/** The sandbox that everything on screen belongs to; it stands in the address. */
export function useChosen(): [sandbox: string, choose: (sandbox: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (sandbox: string) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      next.set('sandbox', sandbox);
      return next;
    });
  return [params.get('sandbox') ?? first, choose];
}
