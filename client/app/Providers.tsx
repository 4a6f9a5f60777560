import { MantineProvider } from '@mantine/core';
import { lazy, Suspense, type ReactNode } from 'react';
import { styleNonce } from './nonce.ts';
import { theme } from './theme.ts';

const Toasts = lazy(() => import('./Toasts.tsx'));
const getNonce = () => styleNonce ?? '';

/** Theme and toasts. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={getNonce} withStaticClasses={false}>
      <Suspense>
        <Toasts />
      </Suspense>
      {children}
    </MantineProvider>
  );
}
