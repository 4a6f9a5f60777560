import { Button, Group, Text } from '@mantine/core';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useAction } from '../../components/use-action.ts';
import { useWords } from '../words.ts';
import { FaultSwitch } from './FaultSwitch.tsx';
import { usedText, type FaultShown, type useFaults } from './use-faults.ts';
import styles from './faults.module.css';

type Faults = ReturnType<typeof useFaults>;

/** What has been set up in the chosen sandbox, with what each has hit. */
export function FaultList({ faults }: { faults: Faults }) {
  const { say } = useWords();
  const { run, busy } = useAction(() => faults.turn(false));
  const open = (faults.answer.data ?? []).some(({ isOn }) => isOn);
  return (
    <Card
      title={say('这个沙箱里的故障')}
      aside={
        <Button size="compact-sm" variant="default" disabled={!open} loading={busy} onClick={() => void run()}>
          {say('全部关掉')}
        </Button>
      }
    >
      <Loaded answer={faults.answer} what={say('故障')}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState text={say('还没有故障')}>{say('从下面挑一种打开，产品里会一直显示它。')}</EmptyState>
          ) : (
            <ul className={styles.list}>
              {all.map((fault) => (
                <Entry key={fault.fault} fault={fault} faults={faults} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function Entry({ fault, faults }: { fault: FaultShown; faults: Faults }) {
  const { say } = useWords();
  const { run, busy } = useAction(() => faults.remove(fault.fault));
  return (
    <li>
      <FaultSwitch fault={fault} faults={faults} />
      <div>
        <Text fw={fault.isOn ? 600 : 400}>{fault.title}</Text>
        <Text fz="sm" c="dimmed">
          {usedText(fault, say)}
        </Text>
      </div>
      <Group ml="auto">
        <Button size="compact-sm" variant="subtle" c="red.9" loading={busy} onClick={() => void run()}>
          {say('删掉')}
        </Button>
      </Group>
    </li>
  );
}
