import { Button, Stack, Text } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { isFailure, useAction } from '../use-action.ts';

interface Props {
  /** What could not be loaded. */
  what: string;
  error: Error;
  retry: () => unknown;
}

/** Says what failed and why, offers 重试 and names the request for those who look after the system. */
export function ErrorState({ what, error, retry }: Props): ReactNode {
  const { run, busy } = useRetry(retry);
  const requestId = isFailure(error) ? error.requestId : undefined;
  return (
    <Stack gap="sm" align="center" justify="center" mih={200} px="md" py="xl" ta="center" role="alert">
      <Text>{what}加载失败</Text>
      <Text fz="sm" c="dimmed">
        {error.message}
      </Text>
      <Button size="xs" variant="default" loading={busy} onClick={() => void run()}>
        重试
      </Button>
      {requestId && (
        <Text fz="xs" c="dimmed" style={{ userSelect: 'all' }}>
          请求编号 {requestId}
        </Text>
      )}
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
