import { Button, Radio, SimpleGrid, Text, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { openingReasons, type OpeningReason, type WellbeingSource } from '../../../../contracts/constants/wellbeing.ts';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../components/dialog/dialogs.ts';
import { useAction } from '../../../components/use-action.ts';
import { reasonLabels } from '../words.ts';
import { openText } from './opened-text.ts';

interface Props {
  textId: string;
  name: string;
  source: WellbeingSource;
  writtenAt: string;
}

/** Asks why a text is opened, and opens it; true when it is open. */
export const askToOpen = async (props: Props): Promise<boolean> =>
  (await openDialog<boolean>(<AskDialog {...props} />)) === true;

function AskDialog({ textId, name, source, writtenAt }: Props): ReactNode {
  const { close } = useDialog();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const { run, busy } = useAction(() => openText(textId, reason as OpeningReason, note.trim()));
  const isReady = reason !== '' && (reason !== 'other' || note.trim() !== '');
  const open = async () => {
    if (await run()) close(true);
  };
  return (
    <Dialog title={`打开${name} ${writtenAt.slice(5, 10)} 写的${source}？`} size={480}>
      <Text size="sm" c="#454b5e" mb="sm">
        打开的时间和原因会写进查阅记录，你和校长都看得到，谁也改不了。15 分钟没有操作会自动合上。
      </Text>
      <Radio.Group label="为什么打开" value={reason} onChange={setReason}>
        <SimpleGrid cols={2} spacing="xs" mt={8}>
          {openingReasons.map((value) => (
            <Radio key={value} value={value} label={reasonLabels[value]} size="sm" />
          ))}
        </SimpleGrid>
      </Radio.Group>
      <Textarea
        mt="sm"
        rows={2}
        maxLength={200}
        aria-label="补充说明"
        placeholder="补充说明（选“其他”时必填）"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value.replaceAll('\n', ' '))}
      />
      <DialogButtons>
        <Button variant="default" onClick={() => close()}>
          取消
        </Button>
        <Button loading={busy} disabled={!isReady} onClick={() => void open()}>
          打开
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
