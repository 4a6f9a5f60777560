import { Group, SegmentedControl, Text } from '@mantine/core';
import type { getConsole } from '../../contracts/console/console.ts';
import type { DataOf } from '../../contracts/endpoint.ts';
import { Mark } from '../app/Mark.tsx';
import { Tag } from '../components/page/Tag.tsx';
import { setLanguage, useWords, type Say } from './words.ts';
import styles from './console.module.css';

type Overview = DataOf<typeof getConsole>;

/** The bar on top: what runs here, and in which language the console speaks. */
export function Bar({ overview }: { overview: Overview | undefined }) {
  const { say, language } = useWords();
  return (
    <Group component="header" px={24} gap="sm" wrap="nowrap" className={styles.bar} data-screen-only>
      <Mark />
      <Text component="h1" fz="lg" fw={700} c="indigo.9" m={0}>
        {say('控制台')}
      </Text>
      <Text span fw={600} pl="sm" className={styles.divided}>
        {say('启明助教 模拟服务')}
      </Text>
      {overview && (
        <>
          <Tag tone="done">{say('运行中')}</Tag>
          <Tag>{say(overview.isLocal ? '仅本机' : '凭口令')}</Tag>
          <Group gap="md" ml="auto" fz="sm" c="dimmed" wrap="nowrap" className={styles.figures}>
            <span>{say('{n} 个沙箱', { n: overview.sandboxes })}</span>
            <span>{say('内存 {n} MB', { n: Math.round(overview.memory / 2 ** 20) })}</span>
            <span>{say('已运行 {time}', { time: durationOf(overview.upSeconds, say) })}</span>
          </Group>
        </>
      )}
      <SegmentedControl
        ml={overview ? undefined : 'auto'}
        size="xs"
        aria-label={say('语言')}
        value={language}
        onChange={(value) => setLanguage(value)}
        data={[
          { value: 'zh', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
      />
    </Group>
  );
}

function durationOf(seconds: number, say: Say): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return say('{d} 天 {h} 小时', { d: Math.floor(hours / 24), h: hours % 24 });
  return hours > 0 ? say('{h} 小时 {n} 分钟', { h: hours, n: minutes % 60 }) : say('{n} 分钟', { n: minutes });
}
