import { Button, Stack, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { isFailure, useAction } from '../use-action.ts';
import { EmptyState } from './EmptyState.tsx';
import { PageNotice } from './PageNotice.tsx';

interface Props {
  /** What could not be loaded. */
  what: string;
  error: Error;
  retry: () => unknown;
  /** It stands where a whole page would be. */
  isPage?: boolean;
}

/** Says what failed and why, offers 重试 and names the request for those who look after the system. */
export function ErrorState({ what, error, retry, isPage = false }: Props): ReactNode {
  const { run, busy } = useRetry(retry);
  if (isFailure(error) && error.isNotOffered) return <EmptyState text={`${what}：${error.message}`} />;
  const requestId = isFailure(error) ? error.requestId : undefined;
  const content = (
    <>
      <Text fz="sm" c="dimmed">
        {error.message}
      </Text>
      <Button
        size={isPage ? 'sm' : 'xs'}
        variant={isPage ? 'filled' : 'default'}
        loading={busy}
        onClick={() => void run()}
      >
        重试
      </Button>
      {requestId && (
        <Text fz="xs" c="dimmed" style={{ userSelect: 'all' }}>
          请求编号 {requestId}
        </Text>
      )}
    </>
  );
  if (isPage)
    return (
      <PageNotice icon={IconCloudOff} title={`${what}没有取到`} role="alert">
        <Text c="dimmed">数据没有丢，可以再试一次。</Text>
        {content}
      </PageNotice>
    );
  return (
    <Stack gap="sm" align="center" justify="center" mih={200} px="md" py="xl" ta="center" role="alert">
      <Text>{what}加载失败</Text>
      {content}
    </Stack>
  );
}

/** Tries again; when that brings the content, the button goes, and the focus it had begins at the screen's title. */
function useRetry(retry: () => unknown) {
  const tried = useRef(false);
  useLayoutEffect(
    () => () => {
      if (tried.current) document.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true });
    },
    [],
  );
  return useAction(async () => {
    tried.current = true;
    await retry();
  });
}
