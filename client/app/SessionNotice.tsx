import { Loader, Stack } from '@mantine/core';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.ts';

/** Stands over everything while the role changes or the session ends; nothing behind it can be clicked any more. */
export function SessionNotice() {
  const { notice } = useSnapshot(session);
  return notice === '' ? null : (
    <Stack
      pos="fixed"
      inset={0}
      align="center"
      justify="center"
      bg="rgb(255 255 255 / 88%)"
      style={{ zIndex: 900 }}
      role="status"
    >
      <Loader size={32} aria-hidden />
      {notice}
    </Stack>
  );
}
