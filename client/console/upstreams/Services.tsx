import { Text } from '@mantine/core';
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
      <Text fz="sm" c="dimmed" mb="xs">
        {Object.entries(modeLabels(say))
          .map(([mode, label]) => `${label}：${meanings[mode as keyof typeof meanings]}`)
          .join('　')}
      </Text>
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
