import { Button, CopyButton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import styles from './teachers.module.css';

interface Props {
  title: string;
  account: string;
  password: string;
}

const mayForget = () =>
  confirm({ title: '关闭', message: '关闭后不能再看到这个密码，只能重新重置。', action: '关闭', danger: true });

/** Shows a password this one time. */
export function PasswordDialog({ title, account, password }: Props): ReactNode {
  const { close } = useDialog();
  return (
    <Dialog title={title} size="sm" firm mayClose={mayForget}>
      <Text mb="md">密码只显示这一次，请复制后告知本人。</Text>
      <dl className={styles.secret}>
        <dt>账号</dt>
        <dd>{account}</dd>
        <dt>密码</dt>
        <dd>{password}</dd>
      </dl>
      <DialogButtons>
        <CopyButton value={`账号：${account} 密码：${password}`}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy} data-autofocus aria-live="polite">
              {copied ? '已复制' : '复制账号和密码'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={() => close()}>我已记下</Button>
      </DialogButtons>
    </Dialog>
  );
}
