import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useShortcut } from '../../components/shortcuts.ts';
import { useChosen } from '../use-chosen.ts';
import { useWords } from '../words.ts';
import { openTake } from './dialogs.tsx';

/** Takes a snapshot of the chosen sandbox. */
export function TakeButton({ isMain = false }: { isMain?: boolean }) {
  const { say } = useWords();
  const [sandbox] = useChosen();
  const take = () => void openTake(sandbox);
  useShortcut('s', '存快照', take);
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconCamera size={16} stroke={1.7} aria-hidden />}
      onClick={take}
    >
      {say('存快照')}
    </Button>
  );
}
