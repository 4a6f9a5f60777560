import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../components/dialog/dialogs.ts';

const longest = 30;

/** Asks for another name of a group. */
export const renameGroup = (name: string, rename: (name: string) => Promise<boolean>): void =>
  void openDialog(<RenameDialog name={name} rename={rename} />);

interface Props {
  name: string;
  rename: (name: string) => Promise<boolean>;
}

function RenameDialog({ name, rename }: Props): ReactNode {
  const { close } = useDialog();
  const [text, setText] = useState(name);
  const [busy, setBusy] = useState(false);
  const trimmed = text.trim();
  const send = async () => {
    setBusy(true);
    if (trimmed === name || (await rename(trimmed))) close();
    setBusy(false);
  };
  return (
    <Dialog title="改组名" size="sm" mayClose={() => !busy}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextInput
          label="组名"
          value={text}
          maxLength={longest}
          onChange={(event) => setText(event.currentTarget.value)}
          error={trimmed === '' && '请填写组名'}
          data-autofocus
        />
        <DialogButtons>
          <Button variant="default" disabled={busy} onClick={() => close()}>
            取消
          </Button>
          <Button type="submit" loading={busy} disabled={trimmed === ''}>
            保存
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
