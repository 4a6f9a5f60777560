import { useEffect, useState } from 'react';
import { createHashRouter, Outlet, RouterProvider } from 'react-router-dom';
import { getConsole } from '../../contracts/console/console.ts';
import { onUnauthorised } from '../api/call.ts';
import { useCall } from '../api/use-call.ts';
import { Loaded } from '../components/state/Loaded.tsx';
import { Bar } from './Bar.tsx';
import { KeyForm } from './KeyForm.tsx';
import { innerPages, pages } from './pages.tsx';
import { Rail } from './Rail.tsx';
import styles from './console.module.css';

/** How often figures of the whole server are read again, in milliseconds. */
const lookEvery = 5_000;

const router = createHashRouter([
  { Component: Frame, children: [...pages, ...innerPages].map(({ path, Page }) => ({ path, Component: Page })) },
]);

/** The console: what opens it, where that is needed, then its pages. */
export function ConsoleApp() {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => onUnauthorised(() => setIsRefused(true)), []);
  if (isRefused) return <KeyForm onOpen={() => setIsRefused(false)} />;
  // Without transitions, as in the product: a second click builds on the first.
  return <RouterProvider router={router} useTransitions={false} />;
}

function Frame() {
  const answer = useCall(getConsole, {}, { refreshInterval: lookEvery });
  return (
    <div className={styles.frame}>
      <Rail />
      <Bar overview={answer.data} />
      <main className={styles.main} tabIndex={-1}>
        <Loaded answer={answer} what="控制台" isPage>
          {() => <Outlet />}
        </Loaded>
      </main>
    </div>
  );
}
