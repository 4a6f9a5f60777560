import { Anchor, Group, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatScore } from '../../../../../contracts/figure-text.ts';
import { pageOwnScripts } from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Panel } from '../../../../components/page/Panel.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import { ToggleButton } from '../../../../components/ToggleButton.tsx';
import styles from '../desk.module.css';
import { flagText } from '../progress/texts.ts';
import type { Desk } from '../shapes.ts';
import { openCount, totalOf, workOf, type Work } from './desk-state.ts';
import type { DeskWork } from './use-desk.ts';

/** The scripts at hand, and those that the marker has done before. */
export function DeskList({ desk, work }: { desk: Desk; work: DeskWork }): ReactNode {
  const [isPast, setPast] = useState(false);
  return (
    <Panel
      as="aside"
      label="答卷列表"
      own
      head={
        <Group gap={4} role="group" aria-label="筛选答卷">
          <ToggleButton radius="xl" size="compact-xs" pressed={!isPast} onClick={() => setPast(false)}>
            手上 {openCount(work.state)}
          </ToggleButton>
          <ToggleButton radius="xl" size="compact-xs" pressed={isPast} onClick={() => setPast(true)}>
            已阅 {desk.own.marked}
          </ToggleButton>
        </Group>
      }
    >
      {isPast ? <Past desk={desk} work={work} /> : <AtHand work={work} />}
    </Panel>
  );
}

function AtHand({ work }: { work: DeskWork }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { state, isTaking, isEmpty } = work;
  // The keys work from the beginning, without a click.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [state.at]);
  return (
    <div ref={list} className={styles.list} role="group" aria-label="手上的答卷" tabIndex={0} data-grid>
      {state.works.map((one) => (
        <Entry
          key={one.script.id}
          work={one}
          isCurrent={one.script.id === state.at}
          choose={() => work.choose(one.script.id)}
        />
      ))}
      {openCount(state) === 0 && (
        <Text size="sm" c="dimmed" p="md">
          {isTaking ? '正在领取…' : isEmpty ? '没有要阅的答卷了。' : '还没有领到答卷。'}
          {!isTaking && (
            <Anchor component="button" type="button" inherit ml={6} onClick={work.takeMore}>
              再领一次
            </Anchor>
          )}
        </Text>
      )}
    </div>
  );
}

interface EntryProps {
  work: Work;
  isCurrent: boolean;
  choose: () => void;
}

const Entry = ({ work, isCurrent, choose }: EntryProps): ReactNode => (
  <UnstyledButton className={styles.entry} aria-current={isCurrent || undefined} onClick={choose} tabIndex={-1}>
    <span>{work.script.scriptNo}</span>
    <small>{work.flag === '' ? (work.isDecided ? '✓' : '') : flagText(work.flag)}</small>
    <b>{work.flag === '' ? formatScoreOrNone(totalOf(work)) : ''}</b>
  </UnstyledButton>
);

const formatScoreOrNone = (score: number | null): string => (score === null ? '待阅' : formatScore(score));

/** How many of the past are shown: who needs an older one has its number and a leader to ask. */
const shown = 100;

function Past({ desk, work }: { desk: Desk; work: DeskWork }): ReactNode {
  const answer = useCall(pageOwnScripts, { markingPartId: desk.id, current: 1, size: shown });
  return (
    <Loaded answer={answer} what="已阅的答卷">
      {({ records }) => (
        <div className={styles.list} role="group" aria-label="已阅的答卷" tabIndex={0}>
          {records.map((one) => (
            <Entry
              key={one.id}
              work={workOf(one)}
              isCurrent={one.id === work.state.at}
              choose={() => work.reopen(workOf(one))}
            />
          ))}
        </div>
      )}
    </Loaded>
  );
}
