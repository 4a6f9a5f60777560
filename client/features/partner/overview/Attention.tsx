import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { renewalDays } from '../../../../contracts/constants/usage.ts';
import { pathTo } from '../../../session/paths.ts';
import type { Overview } from '../partner.ts';
import { concernedSchools, stateOf, worstFirst, type Concern } from '../school-state.ts';
import styles from '../partner.module.css';

const matters = [
  { concern: 'idle', tone: 'bad', label: '长时间没用' },
  { concern: 'due', tone: 'warn', label: `${renewalDays} 天内到期` },
  { concern: 'over', tone: 'warn', label: '启用人数超出席位' },
] as const satisfies readonly { concern: Concern; tone: string; label: string }[];

/** What needs a hand, worst first, each a way to the schools that it is about; nothing where all is well. */
export function Attention({ overview: { schools, today } }: { overview: Overview }): ReactNode {
  const open = matters
    .map((matter) => ({ ...matter, found: worstFirst(concernedSchools(schools, matter.concern, today), today) }))
    .filter(({ found }) => found.length > 0);
  if (open.length === 0) return null;
  return (
    <Paper component="nav" shadow="xs" className={styles.band} aria-label="要处理">
      <b>要处理</b>
      {open.map(({ concern, tone, label, found }) => {
        const { idleFor } = stateOf(found[0]!, today);
        return (
          <Link key={concern} to={pathTo('partnerSchools', { concern }) ?? '.'}>
            <i data-tone={tone} aria-hidden />
            {label} <b>{found.length}</b> 所
            {concern === 'idle' && <small>{`${found[0]!.schoolName}，${idleFor} 天`}</small>}
          </Link>
        );
      })}
    </Paper>
  );
}
