import { Text } from '@mantine/core';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { LogTable } from './LogTable.tsx';

/** Shows the log of openings. */
export const openLog = (): Promise<unknown> =>
  openDialog(
    <Dialog title="查阅记录" size={920} drawer closing="关闭">
      <Text size="sm" c="dimmed" mb="sm">
        每次打开正文和打印个案记录都在这里，你和校长都看得到，不能改，不能删。
      </Text>
      <LogTable />
    </Dialog>,
  );
