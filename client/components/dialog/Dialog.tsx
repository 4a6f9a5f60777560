import { Button, Drawer, Modal } from '@mantine/core';
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
  /** The label of a button at the end that only closes; without it the content brings its own buttons. */
  closing?: string;
  children: ReactNode;
}

/** The frame of every dialog: Escape and 关闭 leave it, focus stays within. */
export function Dialog({
  title,
  size = 'md',
  drawer = false,
  mayClose,
  firm = false,
  closing,
  children,
}: Props): ReactNode {
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
    // Else its element would count as a second banner of the page.
    attributes: { header: { role: 'presentation' } },
  } as const;
  const content = (
    <>
      {children}
      {closing !== undefined && (
        <DialogButtons>
          <Button variant="default" onClick={() => void leave()}>
            {closing}
          </Button>
        </DialogButtons>
      )}
    </>
  );
  return drawer ? (
    <Drawer {...frame} position="right">
      {content}
    </Drawer>
  ) : (
    <Modal {...frame} centered>
      {content}
    </Modal>
  );
}

/** The buttons at the end of a dialog, the one that goes ahead last; sticky ones stay in sight where the content is long. */
export function DialogButtons({ sticky = false, children }: { sticky?: boolean; children: ReactNode }): ReactNode {
  return (
    <div className={styles.buttons} data-sticky={sticky || undefined}>
      {children}
    </div>
  );
}
