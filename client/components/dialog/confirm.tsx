import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAction } from '../use-action.ts';
import { Dialog, DialogButtons } from './Dialog.tsx';
import { openDialog, useDialog } from './dialogs.ts';
import styles from './dialog.module.css';

interface Question {
  title: string;
  /** What will happen and what will be lost. */
  message: ReactNode;
  /** The label of the button that goes ahead. */
  action: string;
  /** Something will be lost: the button is red, and the other one has the focus. */
  danger?: boolean;
  /** Done before the dialog closes; when it fails the dialog stays. */
  run?: () => Promise<unknown>;
}

/** Asks before something is done; true when it was confirmed and done. */
export const confirm = async (question: Question): Promise<boolean> =>
  (await openDialog<boolean>(<Confirmation {...question} />)) ?? false;

function Confirmation({ title, message, action, danger = false, run }: Question): ReactNode {
  const { close } = useDialog();
  const { run: proceed, busy } = useAction(async () => {
    await run?.();
    close(true);
  });
  return (
    <Dialog title={title} size="sm" mayClose={() => !busy}>
      <div className={styles.message}>{message}</div>
      <DialogButtons>
        <Button variant="default" onClick={() => close()} disabled={busy} data-autofocus={danger || undefined}>
          取消
        </Button>
        <Button
          color={danger ? 'red.9' : undefined}
          onClick={() => void proceed()}
          loading={busy}
          data-autofocus={!danger || undefined}
        >
          {action}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
