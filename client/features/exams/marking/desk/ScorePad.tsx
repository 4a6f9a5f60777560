import { Button, Group, Kbd, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatScore } from '../../../../../contracts/figure-text.ts';
import { TypedScoreNote } from '../../../marking/keyboard/TypedScoreNote.tsx';
import { PointButtons } from '../../../marking/PointButtons.tsx';
import { ScoreButtons } from '../../../marking/ScoreButtons.tsx';
import styles from '../desk.module.css';
import { totalOf, type Work } from './desk-state.ts';
import { OutboxNote } from './OutboxNote.tsx';
import type { DeskWork } from './use-desk.ts';

interface Props {
  work: DeskWork;
  current: Work;
  handOn: () => void;
}

/** Gives a script its scores, for those who use the mouse; keys do the same. */
export function ScorePad({ work, current, handOn }: Props): ReactNode {
  const { question, rubric, typed, message, state } = work;
  const given = current.given[state.place];
  const score = given?.score ?? undefined;
  const isAlone = current.given.length === 1;
  return (
    <Stack component="section" gap={12} p={16} aria-label="给分">
      <Group gap={6} align="baseline" wrap="nowrap">
        <Text fz={34} fw={700} lh={1}>
          {score === undefined ? '－' : formatScore(score)}
        </Text>
        <Text c="dimmed" flex={1}>
          / {formatScore(question.full)} 分{isAlone ? '' : ` · 第 ${question.position} 题`}
        </Text>
        {!isAlone && <Text size="sm">合计 {formatScore(totalOf(current))}</Text>}
      </Group>
      {!isAlone && <Places work={work} current={current} />}
      <ScoreButtons full={question.full} score={score} give={work.score} />
      <TypedScoreNote typed={typed} message={message} />
      <PointButtons rubric={rubric} scores={given?.parts ?? []} toggle={work.togglePoint} />
      <Button size="md" disabled={score === undefined} onClick={work.confirm} rightSection={<Key name="空格" />}>
        {score === undefined ? '先给分' : '下一份'}
      </Button>
      <Group grow gap={8}>
        <Button variant="default" onClick={handOn} rightSection={<Key name="X" />}>
          异常
        </Button>
        <Button
          variant="default"
          disabled={state.history.length === 0}
          onClick={work.undo}
          rightSection={<Key name="U" />}
        >
          撤销上一份
        </Button>
      </Group>
      <OutboxNote choose={work.choose} />
    </Stack>
  );
}

const Places = ({ work, current }: Pick<Props, 'work' | 'current'>): ReactNode => (
  <div className={styles.places} role="group" aria-label="各小题">
    {current.script.answers.map(({ position }, place) => (
      <UnstyledButton
        key={position}
        aria-current={place === work.state.place || undefined}
        onClick={() => work.choose(current.script.id, place)}
      >
        <span>第 {position} 题</span>
        <span>
          {current.given[place]?.score === null ? '待给分' : `${formatScore(current.given[place]?.score)} 分`}
        </span>
      </UnstyledButton>
    ))}
  </div>
);

const Key = ({ name }: { name: string }): ReactNode => (
  <Kbd size="xs" ff="inherit" aria-hidden>
    {name}
  </Kbd>
);
