import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { LevelMark } from '../LevelMark.tsx';
import { stagesOf, type Case } from './case.ts';
import styles from './case.module.css';

/** How far the case has come. */
export const Stages = ({ of }: { of: Case }): ReactNode => (
  <ol className={styles.stages} aria-label="进度" data-screen-only>
    {stagesOf(of).map(({ title, note, state }) => (
      <li key={title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <i aria-hidden>{state === 'done' && <IconCheck size={12} stroke={3} />}</i>
        {title} <small>{note}</small>
      </li>
    ))}
  </ol>
);

/** The levels of what the student has written before and since. */
export const Others = ({ of: { others } }: { of: Case }): ReactNode => (
  <div data-screen-only>
    <Card
      title={`近 ${others.length} 次的级别`}
      aside={
        <Text span size="xs" c="dimmed">
          只有级别，没有正文
        </Text>
      }
    >
      <div className={styles.others}>
        {others.map(({ writtenAt, level, isThis }) => (
          <div key={writtenAt}>
            <LevelMark level={level} />
            {writtenAt.slice(5, 10)}
            {isThis && '（这篇）'}
          </div>
        ))}
      </div>
    </Card>
  </div>
);
