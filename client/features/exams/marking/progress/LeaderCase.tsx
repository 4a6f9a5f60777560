import { Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { getScriptAnswers } from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import { pageScripts } from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { useCall } from '../../../../api/use-call.ts';
import { RoundMarks } from '../cases/RoundMarks.tsx';
import { ScriptAnswers } from '../ScriptAnswers.tsx';
import type { WaitingCase } from '../shapes.ts';
import styles from '../progress.module.css';

interface Props {
  waiting: WaitingCase;
  open: () => void;
}

/** The first script that its three marks do not settle: what was written, what each gave, and the way to decide. */
export function LeaderCase({ waiting, open }: Props): ReactNode {
  const { markingPartId, partName } = waiting;
  const first = useCall(pageScripts, { markingPartId, view: 'leader', current: 1, size: 1 }).data?.records[0];
  const answers = useCall(getScriptAnswers, first ? { markingScriptId: first.id } : null).data;
  if (!first) return null;
  return (
    <section aria-label="题组长定分">
      <Group gap={8} mb={6} wrap="nowrap">
        <Title order={2} fz={15} lh="inherit" flex="none">
          题组长定分
        </Title>
        <Text size="xs" c="dimmed" truncate>
          {partName} · 编号 {first.scriptNo}
        </Text>
      </Group>
      <div className={styles.glimpse}>{answers && <ScriptAnswers scriptId={first.id} answers={answers} />}</div>
      <RoundMarks rounds={first.rounds} />
      <Text size="sm" c="dimmed" my={4}>
        各评两两都差得超过允许，不能取平均。
      </Text>
      <Button fullWidth variant="default" onClick={open}>
        定分
      </Button>
    </section>
  );
}
