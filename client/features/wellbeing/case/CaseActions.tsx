import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useAction } from '../../../components/use-action.ts';
import { printSheet } from './CaseSheet.tsx';
import { closeText } from './opened-text.ts';

/** Minutes and seconds of a time. */
const clockOf = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
};

/** Prints the case, and closes its text; `left` are the milliseconds until it closes by itself, where it is open. */
export function CaseActions({ textId, left }: { textId: string; left: number | undefined }): ReactNode {
  const print = useAction(() => printSheet(textId));
  return (
    <>
      {left !== undefined && (
        <Text span size="xs" c="dimmed" role="timer">
          已记录打开，{clockOf(left)}后自动合上
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={print.busy}
        onClick={() => void print.run()}
      >
        个案记录
      </Button>
      <Button variant="default" disabled={left === undefined} onClick={closeText}>
        合上
      </Button>
    </>
  );
}
