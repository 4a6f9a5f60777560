import { Box, Group, Kbd, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { openDialog } from '../dialog/dialogs.ts';
import { currentShortcuts, useShortcut } from '../shortcuts.ts';

const common = [
  { key: 'Tab', label: '下一个控件' },
  { key: 'Enter', label: '确定、提交' },
  { key: 'Esc', label: '关闭弹窗' },
];

/** Lists the keys of the screen when `?` is pressed. */
export function ShortcutHelp(): ReactNode {
  useShortcut('?', '显示快捷键', () => void openDialog(<KeyList keys={[...currentShortcuts(), ...common]} />));
  return null;
}

function KeyList({ keys }: { keys: readonly { key: string; label: string }[] }): ReactNode {
  return (
    <Dialog title="快捷键" size="xs">
      <Stack component="dl" gap={10} m={0}>
        {keys.map(({ key, label }) => (
          <Group key={key} align="baseline" wrap="nowrap">
            <Box component="dt" miw={64} flex="none">
              <Kbd ff="inherit">{key}</Kbd>
            </Box>
            <Box component="dd" m={0}>
              {label}
            </Box>
          </Group>
        ))}
      </Stack>
    </Dialog>
  );
}
