import { Button, Stack } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  /** What failed and why. */
  text: string;
  retry?: () => void;
}

/** Says what could not be shown; trying again leaves the focus where the pages are, since the button goes. */
export function Fault({ text, retry }: Props): ReactNode {
  const again = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[role="region"]')?.focus();
    retry?.();
  };
  return (
    <Stack gap="sm" align="center" px="md" py={64} c="red.9" fz="sm" ta="center" role="alert">
      <span>{text}</span>
      {retry && (
        <Button size="xs" variant="default" onClick={again}>
          重试
        </Button>
      )}
    </Stack>
  );
}
