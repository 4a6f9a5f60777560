import { Group, Text } from '@mantine/core';
import { upstreamModes } from '../../../contracts/console/upstream-words.ts';
import { Card } from '../../components/page/Card.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useWords } from '../words.ts';
import { modeLabels, modeMeanings } from './labels.ts';
import { Service } from './Service.tsx';
import type { Upstreams } from './use-upstreams.ts';
import styles from './upstreams.module.css';

/** Each service with who answers it. */
export function Services({ upstreams }: { upstreams: Upstreams }) {
  const { say } = useWords();
  const meanings = modeMeanings(say);
  return (
    <Card title={say('每个服务由谁回答')}>
      <Group component="dl" gap="0 20px" m={0} mb="xs" fz="sm" c="dimmed">
        {upstreamModes.map((mode) => (
          <Group key={mode} gap={6}>
            <Text component="dt" fz="sm" fw={600}>
              {modeLabels(say)[mode]}
            </Text>
            <Text component="dd" fz="sm" m={0}>
              {meanings[mode]}
            </Text>
          </Group>
        ))}
      </Group>
      <Loaded answer={upstreams.answer} what={say('上游')}>
        {(all) => (
          <ul className={styles.services}>
            {all.map((one) => (
              <Service key={one.service} upstream={one} upstreams={upstreams} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}
