import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { markingTaskLabels } from '../../../../../contracts/constants/exam-marking.ts';
import { Tag } from '../../../../components/page/Tag.tsx';
import { EmptyState } from '../../../../components/state/EmptyState.tsx';
import { LoadingState } from '../../../../components/state/LoadingState.tsx';
import styles from '../desk.module.css';
import { flagText } from '../progress/texts.ts';
import { ScriptAnswers } from '../ScriptAnswers.tsx';
import type { Work } from './desk-state.ts';

interface Props {
  work: Work;
  place: number;
  choose: (scriptId: string, place: number) => void;
}

/** The script that is being marked: its number in the place of a name, and what was written. */
export const CurrentScript = ({ work: { script, flag, isDecided }, place, choose }: Props): ReactNode => (
  <>
    <Group gap={8} px={16} py={8} wrap="nowrap">
      <Text fw={700}>编号 {script.scriptNo}</Text>
      {script.task !== 'mark' && <Tag tone="info">{markingTaskLabels[script.task]}</Tag>}
      {flag !== '' && <Tag tone="warn">{flagText(flag)}，已转题组长</Tag>}
      {isDecided && flag === '' && <Tag tone="good">已阅</Tag>}
    </Group>
    <div className={styles.desk} role="region" aria-label="当前作答" tabIndex={0}>
      <ScriptAnswers
        key={script.id}
        scriptId={script.id}
        answers={script.answers}
        place={place}
        choose={(at) => choose(script.id, at)}
      />
    </div>
  </>
);

/** In its place, where nothing is at hand. */
export const NoScript = ({ isTaking, isPaused }: { isTaking: boolean; isPaused: boolean }): ReactNode =>
  isTaking ? <LoadingState /> : <EmptyState text={isPaused ? '题组长已暂停给您分卷。' : '没有要阅的答卷了。'} />;
