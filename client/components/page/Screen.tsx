import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogHost } from '../dialog/DialogHost.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import styles from './page.module.css';

interface Props {
  title: string;
  /** What the title is about, in a few words. */
  note?: ReactNode;
  /** The main action and its neighbours, on the line of the title. */
  actions?: ReactNode;
  /** The content takes the height of the window, and its table scrolls within. */
  fill?: boolean;
  children: ReactNode;
}

/** The frame of every screen: title and main action on one line, the content below, dialogs and the list of keys. */
export function Screen({ title, note, actions, fill = false, children }: Props): ReactNode {
  return (
    <Stack className={styles.screen} miw={0} mod={{ fill }}>
      <Group gap="sm" mih={36} wrap="nowrap">
        <Title fz="xl" lh={1.4} style={{ outline: 'none' }} tabIndex={-1} data-focus-home>
          {title}
        </Title>
        {note !== undefined && (
          <Text span fz="sm" c="dimmed">
            {note}
          </Text>
        )}
        <Group gap={8} ml="auto" wrap="nowrap" data-screen-only>
          {actions}
        </Group>
      </Group>
      {children}
      <ShortcutHelp />
      <DialogHost />
    </Stack>
  );
}
