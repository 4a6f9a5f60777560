import { Anchor, Group, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { Loaded } from '../../components/state/Loaded.tsx';
import { LiveCard } from '../live/LiveCard.tsx';
import { useWords } from '../words.ts';
import { restore } from './restore.tsx';
import { useSnapshots } from './use-snapshots.ts';

const shown = 3;

/** The last snapshots of the chosen sandbox, in a card. */
export function SnapshotCard() {
  const { say } = useWords();
  const { search } = useLocation();
  const { sandbox, answer } = useSnapshots();
  const count = answer.data?.snapshots.length ?? 0;
  return (
    <LiveCard
      title={say('快照')}
      Icon={IconCamera}
      to="/snapshots"
      aside={
        count > 0 && (
          <Anchor component={Link} to={`/snapshots${search}`} fz="xs">
            {say('全部 {n} 份', { n: count })}
          </Anchor>
        )
      }
    >
      <Loaded answer={answer} what={say('快照')}>
        {({ snapshots }) => (
          <>
            {snapshots.slice(0, shown).map(({ id, title, createTime }) => (
              <Group key={id} gap={8} wrap="nowrap" justify="space-between">
                <Text span fz="sm" truncate title={`${createTime} ${title}`}>
                  {createTime.slice(11, 16)} {title}
                </Text>
                <Anchor
                  component="button"
                  fz="sm"
                  aria-label={`${say('恢复')} ${createTime.slice(11, 16)} ${title}`}
                  onClick={() => void restore(sandbox, { id, title })}
                >
                  {say('恢复')}
                </Anchor>
              </Group>
            ))}
            <Text fz="xs" c="dimmed">
              {say(count === 0 ? '还没有快照。含数据、文件、时钟和故障' : '含数据、文件、时钟和故障')}
            </Text>
          </>
        )}
      </Loaded>
    </LiveCard>
  );
}
