import { useSearchParams } from 'react-router-dom';

type View = 'cards' | 'list';

/** How assignments are shown, kept in the address. */
export interface AssignmentView {
  value: View;
  choose: (view: string) => void;
}

/** What the screen shows at first, unless the address asks for the other. */
export function useView(first: View): AssignmentView {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('view');
  return {
    value: asked === 'list' || asked === 'cards' ? asked : first,
    choose: (view) => {
      // Not a filter: the page stays.
      const next = new URLSearchParams(address);
      if (view === first) next.delete('view');
      else next.set('view', view);
      setAddress(next);
    },
  };
}
