import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { openDialog } from '../../components/dialog/dialogs.ts';
import styles from './enlarged.module.css';

interface Props {
  /** What is to be seen, for the title. */
  title: string;
  children: ReactNode;
}

/** A picture that a click shows as large as the window leaves. */
export const EnlargedPicture = ({ title, children }: Props): ReactNode => (
  <UnstyledButton
    className={styles.small}
    aria-label={`放大 ${title}`}
    onClick={() =>
      void openDialog(
        <Dialog title={title} size={1280} closing="关闭">
          <div className={styles.large}>{children}</div>
        </Dialog>,
      )
    }
  >
    {children}
  </UnstyledButton>
);
