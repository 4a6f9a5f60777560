import { Button, Group, Text } from '@mantine/core';
import { IconArrowBarToRight } from '@tabler/icons-react';
import { Tag } from '../../components/page/Tag.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useAction } from '../../components/use-action.ts';
import { LiveCard } from '../live/LiveCard.tsx';
import { useWords } from '../words.ts';
import { modeLabels } from './labels.ts';
import { isFailing, useUpstreams, type Upstream, type Upstreams } from './use-upstreams.ts';

/** Where the calls of the chosen sandbox go to, in a card. */
export function UpstreamCard() {
  const { say } = useWords();
  const upstreams = useUpstreams();
  const failing = (upstreams.answer.data ?? []).filter(isFailing).length;
  return (
    <LiveCard
      title={say('上游')}
      Icon={IconArrowBarToRight}
      to="/upstreams"
      isMarked={failing > 0}
      aside={failing > 0 && <Tag tone="bad">{say('{n} 个断开', { n: failing })}</Tag>}
    >
      <Loaded answer={upstreams.answer} what={say('上游')}>
        {(all) => all.map((one) => <Line key={one.service} upstream={one} upstreams={upstreams} />)}
      </Loaded>
    </LiveCard>
  );
}

function Line({ upstream, upstreams }: { upstream: Upstream; upstreams: Upstreams }) {
  const { say } = useWords();
  const { service, mode, different, failingSince } = upstream;
  const back = useAction(() => upstreams.send(service, 'local'));
  const fails = isFailing(upstream);
  const compares = mode === 'spy' || mode === 'diff';
  return (
    <Group gap={6} wrap="nowrap" h={26}>
      <Text span fz="sm" ff="monospace">
        {service}
      </Text>
      <Text span fz="xs" ml="auto" truncate c={fails ? 'red.9' : 'blue.9'} title={fails ? failingSince : undefined}>
        {fails ? say('没有回应') : compares && different > 0 && say('{n} 处不同', { n: different })}
      </Text>
      {fails ? (
        <Button size="compact-xs" variant="default" flex="none" loading={back.busy} onClick={() => void back.run()}>
          {say('改回本地')}
        </Button>
      ) : (
        <Tag tone={mode === 'local' ? 'plain' : 'info'}>{modeLabels(say)[mode]}</Tag>
      )}
    </Group>
  );
}
