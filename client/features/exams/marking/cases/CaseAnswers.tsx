import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../../contracts/figure-text.ts';
import { getScriptAnswers } from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Tag } from '../../../../components/page/Tag.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import styles from '../desk.module.css';
import { flagText } from '../progress/texts.ts';
import { ScriptAnswers } from '../ScriptAnswers.tsx';
import type { Case } from '../shapes.ts';

/** What was written in a script, and why it was handed on. */
export function CaseAnswers({ script: { id, scriptNo, rounds, score, difference } }: { script: Case }): ReactNode {
  const answer = useCall(getScriptAnswers, { markingScriptId: id }, { keepPreviousData: false });
  const flagged = rounds.filter(({ flag }) => flag !== '');
  return (
    <>
      <Group gap={8} px={16} py={8}>
        <Text fw={700}>编号 {scriptNo}</Text>
        {score === null ? <Tag tone="warn">未定分</Tag> : <Tag tone="good">定分 {formatScore(score)}</Tag>}
        {difference !== null && <Tag>相差 {formatScore(difference)} 分</Tag>}
        {flagged.map(({ flag, flagNote, round }) => (
          <Text key={round} size="sm">
            <Tag tone="warn">{flagText(flag)}</Tag> {flagNote}
          </Text>
        ))}
      </Group>
      <div className={styles.desk} role="region" aria-label="当前作答" tabIndex={0}>
        <Loaded answer={answer} what="作答">
          {(answers) => <ScriptAnswers scriptId={id} answers={answers} />}
        </Loaded>
      </div>
    </>
  );
}
