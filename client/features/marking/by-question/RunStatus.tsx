import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { startMarking } from '../../../../contracts/wrongbook/marking.ts';
import { call } from '../../../api/call.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { useAction } from '../../../components/use-action.ts';
import { showDone } from '../../../components/toast.ts';
import type { AssessmentPaper } from '../assessment.ts';
import type { Overview } from '../marks.ts';

interface Props {
  paper: AssessmentPaper;
  overview: Overview;
}

/** Whether a run goes on. */
export const isRunning = ({ run }: Pick<Overview, 'run'>): boolean =>
  run?.state === 'waiting' || run?.state === 'running';

/** Who marks by machine, how far the last run is, and what it took. */
export function RunStatus({ paper, overview }: Props): ReactNode {
  const { marker, run, questions } = overview;
  const running = isRunning(overview);
  const starting = useAction(async () => {
    const { total } = await call(startMarking, { assignmentId: paper.id });
    showDone(`开始自动批改 ${total} 个作答`);
  });
  const [answers, marked] = [sumOf(questions, 'answerCount'), sumOf(questions, 'markedCount')];
  return (
    <Stack component="section" gap={4} mx={-4} aria-label="自动批改">
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Text size="sm" fw={600} truncate title={marker.name}>
          {marker.name}
        </Text>
        <Button
          size="compact-sm"
          variant="light"
          flex="none"
          loading={starting.busy}
          disabled={running}
          onClick={() => void starting.run()}
        >
          {running ? '批改中' : '自动批改'}
        </Button>
      </Group>
      <Line>
        已批 {formatNumber(marked)}/{formatNumber(answers)} 个作答
      </Line>
      {run && <RunState run={run} />}
    </Stack>
  );
}

const sumOf = (questions: Overview['questions'], count: 'answerCount' | 'markedCount'): number =>
  questions.reduce((sum, question) => sum + question[count], 0);

const Line = ({ children }: { children: ReactNode }): ReactNode => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
);

function RunState({ run }: { run: NonNullable<Overview['run']> }): ReactNode {
  const { state, total, done, inputTokens, outputTokens, cost, failReason } = run;
  return (
    <>
      {isRunning({ run }) && (
        <Progress.Root size={6}>
          <Progress.Section
            value={total === 0 ? 0 : (done / total) * 100}
            aria-label="自动批改进度"
            aria-valuemax={total}
            aria-valuenow={done}
          />
        </Progress.Root>
      )}
      <Text size="xs" c="dimmed" role="status">
        {stateText(run)}
      </Text>
      {state === 'failed' && (
        <Text size="xs" c="red.9">
          {failReason || '自动批改没有完成'}
        </Text>
      )}
      {inputTokens + outputTokens > 0 && (
        <Line>
          词元 {formatNumber(inputTokens)} + {formatNumber(outputTokens)}，费用 {formatNumber(cost, 4)}
        </Line>
      )}
    </>
  );
}

function stateText({ state, total, done, createTime }: NonNullable<Overview['run']>): string {
  if (state === 'waiting') return '排队等候自动批改';
  if (state === 'running') return `自动批改 ${done}/${total}`;
  return `${createTime.slice(5, 16)} 自动批改 ${done}/${total}`;
}
