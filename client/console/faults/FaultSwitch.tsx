import { Switch } from '@mantine/core';
import { useAction } from '../../components/use-action.ts';
import { useWords } from '../words.ts';
import type { FaultShown, useFaults } from './use-faults.ts';

interface Props {
  fault: FaultShown;
  faults: ReturnType<typeof useFaults>;
}

/** Switches a fault on or off. */
export function FaultSwitch({ fault: { fault, title, isOn }, faults }: Props) {
  const { say } = useWords();
  const { run, busy } = useAction(() => faults.turn(!isOn, fault));
  return (
    <Switch
      size="sm"
      checked={isOn}
      disabled={busy}
      onChange={() => void run()}
      aria-label={`${say(isOn ? '关上' : '打开')} ${title}`}
    />
  );
}
