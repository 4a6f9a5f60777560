import { Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useSnapshot } from 'valtio';
import { lostAddress } from '../api/address.ts';
import { ButtonLink } from '../components/page/links.tsx';
import { permission } from '../session/permission.ts';
import { homeOf } from './menu.ts';
import { PageNotice } from './PageNotice.tsx';

/** What an address shows that names something gone or somebody else's. */
export function LostPage() {
  const { reason } = useSnapshot(lostAddress);
  const home = homeOf(useSnapshot(permission).menuList);
  return (
    <PageNotice icon={IconLinkOff} title="链接指向的内容打不开" role="alert">
      <Text c="dimmed">它可能已被删除，不属于您，或者地址输入有误。</Text>
      <Text c="dimmed">服务的说明：{reason}</Text>
      <ButtonLink mt="sm" to={home}>
        回到首页
      </ButtonLink>
    </PageNotice>
  );
}
