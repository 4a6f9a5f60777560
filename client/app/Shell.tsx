import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { standIn } from '../api/stand-in.ts';
import { pointing } from '../components/walk.ts';
import { floatingScript } from '../session/floating-script.ts';
import { Content } from './Content.tsx';
import { Header } from './Header.tsx';
import { NewerNotice } from './NewerNotice.tsx';
import { screenOf } from './screen-handle.ts';
import styles from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { useFirstTour } from './use-first-tour.ts';
import { WithTray } from './WithTray.tsx';

const GuidePointer = lazy(() => import('./GuidePointer.tsx'));
const StandInNotice = lazy(() => import('./StandInNotice.tsx'));
const FloatingScript = lazy(() => import('./FloatingScript.tsx'));

/** The frame around each page of the signed-in product, as the route on screen wants it. */
export function Shell() {
  const screen = screenOf(useMatches().at(-1)?.handle);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { sidebar = true, header = true } = screen;
  useFirstTour();
  useEffect(() => {
    main.current?.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className={styles.shell} data-sidebar={sidebar} data-header={header}>
      <Button pos="fixed" top={8} left={8} className={styles.skip} onClick={() => main.current?.focus()}>
        跳到正文
      </Button>
      {sidebar && <Sidebar />}
      {header && <Header screen={screen} />}
      {useSnapshot(standIn).news > 0 && (
        <Suspense>
          <StandInNotice />
        </Suspense>
      )}
      <NewerNotice />
      <main ref={main} className={styles.main} tabIndex={-1}>
        <WithTray>
          <Content screen={screen} />
        </WithTray>
      </main>
      {useSnapshot(pointing).guide && (
        <Suspense>
          <GuidePointer />
        </Suspense>
      )}
      {floatingScript() !== '' && (
        <Suspense>
          <FloatingScript />
        </Suspense>
      )}
    </div>
  );
}
