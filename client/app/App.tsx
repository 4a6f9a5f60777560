import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './Providers.tsx';
import type { AppRouter } from './router.tsx';
import { SessionNotice } from './SessionNotice.tsx';
import { ShellSkeleton } from './ShellSkeleton.tsx';

/** The application: the skeleton of the shell until the session has decided on the routes. */
export function App({ opened }: { opened: Promise<AppRouter | undefined> }) {
  const [router, setRouter] = useState<AppRouter>();
  useEffect(() => {
    // Without a router the page is on its way to the login page, and the skeleton stands till it is gone.
    void opened.then(setRouter);
  }, [opened]);
  return (
    <Providers>
      {/* Without transitions: the address is drawn at once, so that a second click builds on the first, not on what was before it. */}
      {router ? <RouterProvider router={router} useTransitions={false} /> : <ShellSkeleton />}
      <SessionNotice />
    </Providers>
  );
}
