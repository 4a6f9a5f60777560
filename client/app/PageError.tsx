import { Button, Text } from '@mantine/core';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { CallError } from '../api/errors.ts';
import { PageNotice } from '../components/state/PageNotice.tsx';

/** What stands in the place of a page that failed to load or to show. */
export function PageError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const lost = isLostChunk(error);
  // A chunk that is gone mostly means that a newer version has been installed; only the page itself can fetch that.
  const retry = () => (lost ? location.reload() : void revalidate());
  return (
    <PageNotice icon={IconMoodEmpty} title={lost ? '页面没有加载成功' : '页面显示出错'} role="alert">
      <Text c="dimmed">{reasonOf(error, lost)}</Text>
      {error instanceof CallError && error.requestId && (
        <Text c="dimmed">
          请求编号{' '}
          <Text component="code" fz="xs" style={{ userSelect: 'all' }}>
            {error.requestId}
          </Text>
        </Text>
      )}
      <Button mt="sm" onClick={retry}>
        重试
      </Button>
    </PageNotice>
  );
}

const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && /import|preload|module script/i.test(error.message);

function reasonOf(error: unknown, lost: boolean): string {
  if (lost) return '网络不通，或者产品刚刚更新。请检查网络后重试。';
  return error instanceof CallError ? error.message : '可以重试；仍然出错时，请把当时的操作告诉管理员。';
}
