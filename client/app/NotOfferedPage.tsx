import { Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useSnapshot } from 'valtio';
import { ButtonLink } from '../components/page/links.tsx';
import { PageNotice } from '../components/state/PageNotice.tsx';
import { permission } from '../session/permission.ts';
import { fallbackPath, homeOf } from './menu.ts';

/** What an address shows whose screen cannot work with the calls that the services have. */
export function NotOfferedPage() {
  const home = homeOf(useSnapshot(permission).menuList);
  return (
    <PageNotice icon={IconPlugConnectedX} title="此服务未提供该功能">
      <Text c="dimmed">学校现在连接的服务没有这个页面需要的接口，其他页面照常使用。</Text>
      <ButtonLink mt="sm" to={home === fallbackPath ? undefined : home}>
        回到首页
      </ButtonLink>
    </PageNotice>
  );
}
