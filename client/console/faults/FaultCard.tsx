import { Anchor, Group, Text } from '@mantine/core';
import { IconBug } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { recipes } from '../../../contracts/constants/faults.ts';
import { Tag } from '../../components/page/Tag.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { LiveCard } from '../live/LiveCard.tsx';
import { useWords } from '../words.ts';
import { FaultSwitch } from './FaultSwitch.tsx';
import { usedText, useFaults } from './use-faults.ts';

const kinds = Object.keys(recipes).length;

/** The faults of the chosen sandbox, those that are on first, in a card. */
export function FaultCard() {
  const { say } = useWords();
  const { search } = useLocation();
  const faults = useFaults();
  const open = (faults.answer.data ?? []).filter(({ isOn }) => isOn).length;
  return (
    <LiveCard
      title={say('故障')}
      Icon={IconBug}
      to="/faults"
      isMarked={open > 0}
      aside={open > 0 && <Tag tone="warn">{say('{n} 项开着', { n: open })}</Tag>}
    >
      <Loaded answer={faults.answer} what={say('故障')}>
        {(all) => (
          <>
            {all.length === 0 && (
              <Text fz="sm" c="dimmed">
                {say('没有故障')}
              </Text>
            )}
            {[...all]
              .sort((a, b) => Number(b.isOn) - Number(a.isOn))
              .map((fault) => (
                <div key={fault.fault}>
                  <Group gap={8} wrap="nowrap" justify="space-between">
                    <Text span fz="sm" truncate title={fault.title}>
                      {fault.title}
                    </Text>
                    <FaultSwitch fault={fault} faults={faults} />
                  </Group>
                  {fault.isOn && (
                    <Text fz="xs" c="dimmed">
                      {usedText(fault, say)}
                    </Text>
                  )}
                </div>
              ))}
            <Anchor component={Link} to={`/faults${search}`} fz="xs">
              {say('全部 {n} 种', { n: kinds })}
            </Anchor>
          </>
        )}
      </Loaded>
    </LiveCard>
  );
}
