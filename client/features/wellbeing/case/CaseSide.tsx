import { Anchor, Button, Group, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBarToRight,
  IconCheck,
  IconEye,
  IconHome,
  IconMessage,
  IconNote,
  IconWalk,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LevelMark } from '../LevelMark.tsx';
import { kindLabels, momentOf, stepLabels } from '../words.ts';
import type { Case, Past } from './case.ts';
import { openClosing, openLevel, openPlan } from './dialogs.tsx';
import { openRecord } from './record-dialog.tsx';
import { pastOf } from './past.ts';
import styles from './case.module.css';

const icons: Record<Past['kind'], Icon> = {
  talk: IconMessage,
  home: IconHome,
  visit: IconWalk,
  referral: IconArrowBarToRight,
  note: IconNote,
  level: IconArrowBarToRight,
  handover: IconArrowBarToRight,
  closing: IconCheck,
  open: IconEye,
  rules: IconAlertTriangle,
};

/** The kind of record that a planned step ends in. */
const recordOf = { call: 'home', talk: 'talk', visit: 'visit', look: 'note', open: 'note' } as const;

function Proposal({ of }: { of: Case }): ReactNode {
  const { proposed, level, records, state } = of;
  const last = records.find(({ kind }) => kind === 'level');
  return (
    <div className={styles.proposal}>
      <LevelMark level={proposed} />
      <Text span size="sm" c="dimmed">
        规则建议
      </Text>
      {last && (
        <>
          <span aria-hidden>›</span>
          <LevelMark level={level} />
          {last.userName}
          {(last.levels[1] ?? 0) > (last.levels[0] ?? 0) ? '升级' : '降级'}
        </>
      )}
      <Button ml="auto" size="xs" variant="default" disabled={state === 'closed'} onClick={() => void openLevel(of)}>
        调整级别
      </Button>
    </div>
  );
}

function Next({ of }: { of: Case }): ReactNode {
  const { nextStep, nextAt, state } = of;
  if (state === 'closed')
    return (
      <Text size="sm" mb="sm">
        个案已关闭。
      </Text>
    );
  const kind = nextStep === '' ? 'talk' : recordOf[nextStep];
  const title = nextStep === '' ? '还没有约定下一步' : nextStep === 'open' ? '首次研判' : stepLabels[nextStep];
  return (
    <div className={styles.next}>
      <strong>{title}</strong>
      {nextAt !== '' && (
        <small>
          {momentOf(nextAt)}
          {nextStep === 'open' && ' 前'}
        </small>
      )}
      <Group gap={8} mt={8}>
        <Button size="xs" onClick={() => void openRecord(of, kind)}>
          记下{kind === 'note' ? '跟进' : `这次${kindLabels[kind]}`}
        </Button>
        <Button size="xs" variant="default" onClick={() => void openPlan(of)}>
          {nextStep === '' ? '约定时间' : '改时间'}
        </Button>
      </Group>
    </div>
  );
}

/** What was proposed, what comes next and what has been. */
export function CaseSide({ of }: { of: Case }): ReactNode {
  const { ownerName, records, state } = of;
  const has = (kind: string): boolean => records.some((record) => record.kind === kind);
  const isClosed = state === 'closed';
  return (
    <section className={styles.card} aria-label="跟进" data-screen-only>
      <Proposal of={of} />
      <div className={styles.past}>
        <header>
          <h2>跟进</h2>
          <Text span size="xs" c="dimmed">
            {ownerName === '' ? '还没有负责人' : `负责人 ${ownerName}`}
          </Text>
          <Anchor component="button" size="sm" ml="auto" disabled={isClosed} onClick={() => void openPlan(of)}>
            交给别人
          </Anchor>
        </header>
        <Next of={of} />
        <ul tabIndex={0} aria-label="做过的事">
          {pastOf(of).map(({ key, time, title, text, kind }) => {
            const Mark = icons[kind];
            return (
              <li key={key}>
                <i aria-hidden>
                  <Mark size={14} />
                </i>
                <small>{momentOf(time)}</small>
                <b>{title}</b>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
      <div className={styles.acts}>
        {(['talk', 'home', 'referral'] as const).map((kind) => (
          <Button key={kind} size="xs" variant="default" disabled={isClosed} onClick={() => void openRecord(of, kind)}>
            {kindLabels[kind]}
          </Button>
        ))}
        <Button
          size="xs"
          variant="default"
          disabled={isClosed || !has('talk') || !has('home')}
          onClick={() => void openClosing(of)}
        >
          关闭个案
        </Button>
      </div>
      <p className={styles.hint}>面谈过一次、家长联系过一次，才能关闭。</p>
    </section>
  );
}
