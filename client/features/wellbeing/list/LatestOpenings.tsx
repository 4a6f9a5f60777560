import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { openLog } from '../log/LogDialog.tsx';
import { momentOf, reasonOf } from '../words.ts';
import type { Overview } from './use-wellbeing.ts';
import styles from '../wellbeing.module.css';

/** The latest entries of the log: who reads is seen to be seen. */
export const LatestOpenings = ({ overview: { latest } }: { overview: Overview }): ReactNode => (
  <Card
    title="最近打开"
    aside={
      <Anchor component="button" size="sm" onClick={() => void openLog()}>
        全部记录
      </Anchor>
    }
  >
    {latest.length === 0 ? (
      '还没有人打开过。'
    ) : (
      <ul className={styles.latest}>
        {latest.map(({ time, userName, isOwn, ...opening }) => (
          <li key={`${time} ${userName}`}>
            {momentOf(time)}　{isOwn ? '你' : userName}，{reasonOf({ act: 'open', ...opening })}
          </li>
        ))}
      </ul>
    )}
  </Card>
);
