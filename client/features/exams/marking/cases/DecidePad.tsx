import { Button, Group, Kbd, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../../contracts/figure-text.ts';
import { useShortcuts } from '../../../../components/shortcuts.ts';
import { TypedScoreNote } from '../../../marking/keyboard/TypedScoreNote.tsx';
import { ScoreButtons } from '../../../marking/ScoreButtons.tsx';
import styles from '../desk.module.css';
import type { Case, Desk } from '../shapes.ts';
import { RoundMarks } from './RoundMarks.tsx';
import { useDecision } from './use-decision.ts';

interface Props {
  desk: Desk;
  script: Case;
  done: () => void;
}

/** What each marker has given, and the leader's own decision, which stands above all of them. */
export function DecidePad({ desk, script, done }: Props): ReactNode {
  const decision = useDecision(desk, script, done);
  const { question, place, scores, total, typed, choose, score, confirm, giveBack, busy } = decision;
  const isFlagged = script.rounds.some(({ flag }) => flag !== '');
  const isLed = script.rounds.some(({ round }) => round === 'leader');
  useShortcuts([
    { keys: [...'0123456789'], shown: '0 – 9', label: '定分', run: ({ key }) => typed.press(key) },
    { keys: ['h', '.'], shown: 'H 或 .5', label: '加半分', run: ({ key }) => typed.press(key) },
    { keys: ['Enter'], label: '定分，看下一份', run: () => void (typed.commit() || confirm()) },
  ]);
  return (
    <Stack component="section" gap={12} p={16} aria-label="定分">
      <RoundMarks rounds={script.rounds} isNamed />
      <Group gap={6} align="baseline" wrap="nowrap">
        <Text fz={34} fw={700} lh={1}>
          {total === null ? '－' : formatScore(total)}
        </Text>
        <Text c="dimmed">/ {formatScore(desk.full)} 分</Text>
      </Group>
      {desk.questions.length > 1 && (
        <div className={styles.places} role="group" aria-label="各小题">
          {desk.questions.map(({ position }, at) => (
            <UnstyledButton key={position} aria-current={at === place || undefined} onClick={() => choose(at)}>
              <span>第 {position} 题</span>
              <span>{scores[at] === null ? '待给分' : `${formatScore(scores[at])} 分`}</span>
            </UnstyledButton>
          ))}
        </div>
      )}
      <ScoreButtons full={question.full} score={scores[place] ?? undefined} give={score} />
      <TypedScoreNote typed={typed} />
      <Button
        size="md"
        loading={busy}
        disabled={total === null || !desk.isOpen}
        onClick={confirm}
        rightSection={
          <Kbd size="xs" aria-hidden>
            ↵
          </Kbd>
        }
      >
        {total === null ? '先给分' : `定 ${formatScore(total)} 分`}
      </Button>
      {(isFlagged || isLed) && desk.isOpen && (
        <Button variant="default" loading={busy} onClick={giveBack}>
          {isLed ? '撤回定分' : '没有问题，退回继续阅'}
        </Button>
      )}
      <Text size="xs" c="dimmed">
        定分以后，这份答卷不再看各评的分。
      </Text>
    </Stack>
  );
}
