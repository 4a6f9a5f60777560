import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

/** What looks like a link and opens something on this screen. */
export const LinkButton = ({ open, children }: { open: () => unknown; children: ReactNode }): ReactNode => (
  <Anchor component="button" type="button" inherit underline="always" onClick={() => void open()}>
    {children}
  </Anchor>
);
