import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import type { Overview } from './use-wellbeing.ts';
import styles from '../wellbeing.module.css';

type Group = Overview['groups'][number];

const needed = ({ levels }: Group): number => (levels[1] ?? 0) + (levels[2] ?? 0) + (levels[3] ?? 0);

function Share({ group }: { group: Group }): ReactNode {
  const part = (count: number): string => `${((count / group.total) * 100).toFixed(1)}%`;
  return (
    <div className={styles.group}>
      <span>{group.name}</span>
      <span className={styles.share} aria-hidden>
        {([3, 2, 1] as const).map((level) => (
          <i key={level} data-level={level} style={{ width: part(group.levels[level] ?? 0) }} />
        ))}
      </span>
      <span>{part(needed(group))}</span>
      <small>
        {needed(group)} 篇，共 {group.total} 篇
      </small>
    </div>
  );
}

/** How large a share of each grade, or of each class of a grade, needs a look; small groups stand together. */
export const GroupShares = ({ overview: { groups }, title }: { overview: Overview; title: string }): ReactNode => (
  <Card
    title={title}
    aside={
      <Text span size="xs" c="dimmed">
        占篇数
      </Text>
    }
  >
    {groups.map((group) => (
      <Share key={group.name} group={group} />
    ))}
    <Text size="xs" c="dimmed" mt={6}>
      少于 5 人的不单独显示
    </Text>
  </Card>
);
