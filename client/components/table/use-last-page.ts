import { useEffect } from 'react';
import { useLeaving } from '../use-leaving.ts';
import type { PageControls } from '../use-page-query.ts';

/** Removing the last rows of the last page leads to the one that is the last now. */
export function useLastPage(total: number | undefined, loading: boolean, { current, size, goTo }: PageControls): void {
  const leaving = useLeaving();
  useEffect(() => {
    if (loading || leaving || !total) return;
    const last = Math.ceil(total / size);
    if (current > last) goTo(last);
  });
}
