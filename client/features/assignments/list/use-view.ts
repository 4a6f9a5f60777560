import { useSearchParams } from 'react-router-dom';

/** How assignments are shown, kept in the address. */
export interface AssignmentView {
  value: 'cards' | 'list';
  choose: (view: string) => void;
}

/** Cards unless the address asks for a list. */
export function useView(): AssignmentView {
  const [address, setAddress] = useSearchParams();
  return {
    value: address.get('view') === 'list' ? 'list' : 'cards',
    choose: (view) => {
      // Not a filter: the page stays.
      const next = new URLSearchParams(address);
      if (view === 'list') next.set('view', view);
      else next.delete('view');
      setAddress(next);
    },
  };
}
