import { Button, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { markingFlagLabels, markingFlags, type MarkingFlag } from '../../../../../contracts/constants/exam-marking.ts';
import { Dialog, DialogButtons } from '../../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../../components/dialog/dialogs.ts';

interface Reason {
  flag: MarkingFlag;
  note: string;
}

/** Asks why a script is handed on, and hands it on. */
export async function openHandingOn(scriptNo: string, hand: (flag: string, note: string) => void): Promise<void> {
  const reason = await openDialog<Reason>(<HandingOn scriptNo={scriptNo} />);
  if (reason) hand(reason.flag, reason.note);
}

const longest = 100;

function HandingOn({ scriptNo }: { scriptNo: string }): ReactNode {
  const { close } = useDialog();
  const [flag, setFlag] = useState<MarkingFlag>('unclear');
  const [note, setNote] = useState('');
  const done = () => close({ flag, note: note.trim() } satisfies Reason);
  useHotkeys([
    ...markingFlags.map((one, index): [string, () => void] => [String(index + 1), () => setFlag(one)]),
    ['Enter', done],
  ]);
  return (
    <Dialog title={`异常卷 ${scriptNo}`} size="sm">
      <Stack gap={12}>
        <Text size="sm" c="dimmed">
          转给题组长处理，您不再给分。
        </Text>
        <Radio.Group value={flag} onChange={(chosen) => setFlag(chosen)} aria-label="异常原因">
          <Stack gap={8}>
            {markingFlags.map((one, index) => (
              <Radio key={one} size="sm" value={one} label={`${index + 1} ${markingFlagLabels[one]}`} />
            ))}
          </Stack>
        </Radio.Group>
        <TextInput
          label="说明"
          placeholder="可不填，如：写在第 15 题的位置"
          maxLength={longest}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          onKeyDown={(event) => void (event.key === 'Enter' && !event.nativeEvent.isComposing && done())}
        />
      </Stack>
      <DialogButtons>
        <Button variant="default" onClick={() => close()}>
          取消
        </Button>
        <Button onClick={done}>转给题组长</Button>
      </DialogButtons>
    </Dialog>
  );
}
