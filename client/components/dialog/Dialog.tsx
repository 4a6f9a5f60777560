import { Drawer, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useDialog } from './dialogs.ts';
import styles from './dialog.module.css';

interface Props {
  title: string;
  /** Width: a name of Mantine's or pixels. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | number;
  /** For long tasks: at the right edge, over the whole height. */
  drawer?: boolean;
  /** Asked before closing; false keeps the dialog open. */
  mayClose?: () => boolean | Promise<boolean>;
  /** A click beside it does not close it. */
  firm?: boolean;
  children: ReactNode;
}

/** The frame of every dialog: Escape and 关闭 leave it, focus stays within. */
export function Dialog({ title, size = 'md', drawer = false, mayClose, firm = false, children }: Props): ReactNode {
  const { top, close } = useDialog();
  const leave = async () => {
    if (!mayClose || (await mayClose())) close();
  };
  const frame = {
    opened: true,
    onClose: () => void leave(),
    title,
    size,
    closeOnEscape: top,
    closeOnClickOutside: !firm,
    trapFocus: top,
    returnFocus: false,
    transitionProps: { duration: 0 },
    closeButtonProps: { 'aria-label': '关闭' },
    classNames: { title: styles.title },
  } as const;
  return drawer ? (
    <Drawer {...frame} position="right">
      {children}
    </Drawer>
  ) : (
    <Modal {...frame} centered>
      {children}
    </Modal>
  );
}
