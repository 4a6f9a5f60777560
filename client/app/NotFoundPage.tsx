import { Text } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { useSnapshot } from 'valtio';
import { ButtonLink } from '../components/page/links.tsx';
import { permission } from '../session/permission.ts';
import { fallbackPath, homeOf } from './menu.ts';
import { PageNotice } from '../components/state/PageNotice.tsx';

/** What an unknown path shows, and a role that has no screen yet. */
export function Page() {
  const home = homeOf(useSnapshot(permission).menuList);
  const hasHome = home !== fallbackPath;
  return (
    <PageNotice icon={IconCompass} title={hasHome ? '页面不存在' : '当前角色暂无可用页面'}>
      <Text c="dimmed">
        {hasHome ? '地址有误，或者当前角色不能打开这个页面。' : '可在右上角的账号菜单中切换角色或退出。'}
      </Text>
      <ButtonLink mt="sm" to={hasHome ? home : undefined}>
        回到首页
      </ButtonLink>
    </PageNotice>
  );
}
