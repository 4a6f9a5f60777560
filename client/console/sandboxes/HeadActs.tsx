import { Button, Group } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useShortcut } from '../../components/shortcuts.ts';
import { TakeButton } from '../snapshots/TakeButton.tsx';
import { useWords } from '../words.ts';
import { askRestore } from './acts.tsx';
import type { SandboxRow } from './columns.tsx';
import { linksTo } from './links.ts';

/** What is done with the chosen sandbox as a whole. */
export function HeadActs({ about }: { about: SandboxRow }) {
  const { say } = useWords();
  const navigate = useNavigate();
  useShortcut('r', '恢复演示数据', () => void (about.isRestorable && askRestore([about])));
  return (
    <Group gap="sm" ml="auto" wrap="nowrap">
      <Button variant="default" onClick={() => void navigate(linksTo([about.sandbox]))}>
        {say('链接和二维码')}
      </Button>
      <TakeButton />
      <Button
        disabled={!about.isRestorable}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => void askRestore([about])}
      >
        {say('恢复演示数据')}
      </Button>
    </Group>
  );
}
