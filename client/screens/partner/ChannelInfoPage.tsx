import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { listChannels } from '../../../contracts/wrongbook/trade/channels.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { AddButton, ChannelList } from '../../features/trade/channels/ChannelList.tsx';

/** 渠道信息: the channels below the own one, with their shares. */
export function Page(): ReactNode {
  const channels = useCall(listChannels, {});
  const own = channels.data?.find(({ parentId }) => parentId === '');
  const below = (channels.data?.length ?? 1) - 1;
  return (
    <Screen title="渠道信息" note={`${below} 个下级渠道`} fill actions={<AddButton own={own} />}>
      <Card flush>
        <Loaded answer={channels} what="渠道">
          {(all) => <ChannelList channels={all} />}
        </Loaded>
      </Card>
    </Screen>
  );
}
