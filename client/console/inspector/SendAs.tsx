import { Button, Select, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { listPersonas } from '../../../contracts/account/account.ts';
import { useCall } from '../../api/use-call.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import { Dialog, DialogButtons } from '../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../components/dialog/dialogs.ts';
import { useAction } from '../../components/use-action.ts';
import { useWords, type Say } from '../words.ts';
import { sendOnce } from './acts.ts';
import type { WholeRequest } from './requests.ts';

const warning = '这个接口会改数据：会用新的请求编号真的再做一遍。';

/** Sends a request again as who sent it; what changes something is asked about first. */
export async function sendSame(sandbox: string, request: WholeRequest, say: Say): Promise<string | undefined> {
  const { isWrite, summary, requestId } = request;
  if (!isWrite) return sendOnce(sandbox, requestId);
  let sent: string | undefined;
  await confirm({
    title: say('再发一次“{name}”？', { name: summary.split(/[：；，]/)[0]! }),
    message: say(warning),
    action: say('再发一次'),
    run: async () => {
      sent = await sendOnce(sandbox, requestId);
    },
  });
  return sent;
}

/** Asks as whom a request is sent again, and sends it. */
export const askWhoSends = (sandbox: string, request: WholeRequest): Promise<string | undefined> =>
  openDialog<string>(<WhoSends sandbox={sandbox} request={request} />);

function WhoSends({ sandbox, request }: { sandbox: string; request: WholeRequest }): ReactNode {
  const { say } = useWords();
  const { close } = useDialog();
  const [account, setAccount] = useState<string | null>(null);
  const { data = [] } = useCall(listPersonas, { sandbox });
  const { run, busy } = useAction(async () => {
    const sent = await sendOnce(sandbox, request.requestId, account ?? undefined);
    if (sent !== undefined) close(sent);
  });
  const options = data.map((one) => ({ value: one.account, label: `${one.name}（${one.roleNames.join('、')}）` }));
  return (
    <Dialog title={say('换人发')} size="sm" mayClose={() => !busy}>
      {request.isWrite && (
        <Text fz="sm" mb="sm">
          {say(warning)}
        </Text>
      )}
      <Select
        label={say('以谁的身份')}
        data={options.filter(({ value }) => value !== request.account)}
        value={account}
        onChange={setAccount}
        searchable
        data-autofocus
        nothingFoundMessage={say('没有符合的人')}
      />
      <DialogButtons>
        <Button variant="default" onClick={() => close()} disabled={busy}>
          {say('取消')}
        </Button>
        <Button onClick={() => void run()} loading={busy} disabled={account === null}>
          {say('发送')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
