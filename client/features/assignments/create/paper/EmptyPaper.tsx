import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../../../components/page-query.ts';

/** A paper without questions: where they come from. */
export function EmptyPaper(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const open = (tab: string) => setAddress(changeAddress(address, { tab }));
  return (
    <Stack align="center" gap="sm" px="md" py={48} ta="center" role="status">
      <Text fw={600}>从左边选用题目，或者</Text>
      <Group gap={8} justify="center">
        <Button size="xs" variant="light" onClick={() => open('paper')}>
          用以前的试卷改
        </Button>
        <Button size="xs" variant="default" onClick={() => open('write')}>
          自己录入
        </Button>
      </Group>
    </Stack>
  );
}
