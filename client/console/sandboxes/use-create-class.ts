import { useNavigate } from 'react-router-dom';
import { openCreate } from './create-dialog.tsx';
import { linksTo } from './links.ts';

/** What makes the sandboxes of a class, and then shows their links. */
export function useCreateClass(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const made = await openCreate(true);
    if (made) await navigate(linksTo(made.map(({ sandbox }) => sandbox)));
  };
}
