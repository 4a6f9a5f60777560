import { Group, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { lostAddress } from '../api/address.ts';
import { ButtonLink } from '../components/page/links.tsx';
import { pathTo } from '../session/paths.ts';
import { permission } from '../session/permission.ts';
import { homeOf } from './menu.ts';
import { PageNotice } from '../components/state/PageNotice.tsx';

/** What an address shows that names something gone or somebody else's. */
export function LostPage() {
  const { reason } = useSnapshot(lostAddress);
  const home = homeOf(useSnapshot(permission).menuList);
  const { pathname } = useLocation();
  const reports = pathTo('assignmentReport');
  const isReport = pathname === reports;
  return (
    <PageNotice icon={IconLinkOff} title={isReport ? '这份报告打不开' : '链接指向的内容打不开'} role="alert">
      <Text c="dimmed">它可能已被删除，不属于您，或者地址输入有误。</Text>
      <Text c="dimmed">服务的说明：{reason}</Text>
      <Group mt="sm" gap={8}>
        {isReport && <ButtonLink to={reports}>选择其他作业</ButtonLink>}
        <ButtonLink to={home} variant={isReport ? 'default' : 'filled'}>
          回到首页
        </ButtonLink>
      </Group>
    </PageNotice>
  );
}
