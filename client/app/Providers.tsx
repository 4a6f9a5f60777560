import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { toastDuration, toastOffset } from '../components/toast.ts';
import { styleNonce } from './nonce.ts';
import { theme } from './theme.ts';

const getNonce = () => styleNonce ?? '';

/** Theme and toasts, for both entries of the client. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={getNonce} withStaticClasses={false}>
      <Notifications
        position="top-center"
        autoClose={toastDuration}
        limit={4}
        style={{ top: toastOffset }}
        zIndex={1001}
      />
      {children}
    </MantineProvider>
  );
}
