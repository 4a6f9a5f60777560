import { Group, Stack, Text, Title } from '@mantine/core';
import { use, type ReactNode } from 'react';
import { DialogHost } from '../dialog/DialogHost.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { Tray } from './tray.ts';
import styles from './page.module.css';

interface Props {
  title: string;
  /** Before the title: the way back to where it belongs. */
  lead?: ReactNode;
  /** What the title is about, in a few words. */
  note?: ReactNode;
  /** After the note, on the same line. */
  aside?: ReactNode;
  /** The main action and its neighbours, on the line of the title. */
  actions?: ReactNode;
  /** Under the line of the title, above all content. */
  below?: ReactNode;
  /** The content takes the height of the window, and its table scrolls within. */
  fill?: boolean;
  /** The shell shows no header: the line of the title is the bar on top, with the tray of long jobs. */
  bar?: boolean;
  children: ReactNode;
}

/** The frame of every screen: title and main action on one line, the content below, dialogs and the list of keys. */
export function Screen({
  title,
  lead,
  note,
  aside,
  actions,
  below,
  fill = false,
  bar = false,
  children,
}: Props): ReactNode {
  const tray = use(Tray);
  return (
    <Stack className={styles.screen} miw={0} mod={{ fill }}>
      <Group gap="sm" mih={36} wrap="nowrap" className={bar ? styles.bar : undefined}>
        {lead}
        <Title
          fz={lead === undefined ? 'xl' : 'lg'}
          lh={1.4}
          className={styles.title}
          title={title}
          tabIndex={-1}
          data-focus-home
        >
          {title}
        </Title>
        {note !== undefined && (
          <Text span fz="sm" c="dimmed" className={styles.note}>
            {note}
          </Text>
        )}
        {aside}
        <Group gap={8} ml="auto" wrap="nowrap" data-screen-only>
          {bar && tray}
          {actions}
        </Group>
      </Group>
      {below}
      {children}
      <ShortcutHelp />
      <DialogHost />
    </Stack>
  );
}
