import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { getMarkingOverview, startMarking } from '../../../../contracts/wrongbook/marking.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { formatNumber } from '../../../components/format.ts';
import { showDone } from '../../../components/toast.ts';
import { useAction } from '../../../components/use-action.ts';
import type { Overview } from '../queue/marks.ts';
import styles from './side.module.css';

interface Props {
  assignmentId: string;
  overview: Overview;
}

/** Whether a run goes on. */
export const isRunning = ({ run }: Pick<Overview, 'run'>): boolean =>
  run?.state === 'waiting' || run?.state === 'running';

/** Who marks by machine, how far the last run is, and what it took. */
export function RunCard({ assignmentId, overview }: Props): ReactNode {
  const { marker, run, questions } = overview;
  const running = isRunning(overview);
  const starting = useAction(async () => {
    const { total } = await call(startMarking, { assignmentId });
    showDone(`开始自动批改 ${total} 个作答`);
    await refresh(getMarkingOverview);
  });
  const [answers, marked] = [sumOf(questions, 'answerCount'), sumOf(questions, 'markedCount')];
  return (
    <section className={styles.run} aria-label="自动批改">
      <div className={styles.runHead}>
        <span className={styles.marker} title={marker.name}>
          {marker.name}
        </span>
        <Button size="compact-sm" loading={starting.busy} disabled={running} onClick={() => void starting.run()}>
          {running ? '批改中' : '自动批改'}
        </Button>
      </div>
      <p className={styles.runLine}>
        已批 {formatNumber(marked)}/{formatNumber(answers)} 个作答
      </p>
      {run && <RunState run={run} />}
    </section>
  );
}

const sumOf = (questions: Overview['questions'], count: 'answerCount' | 'markedCount'): number =>
  questions.reduce((sum, question) => sum + question[count], 0);

function RunState({ run }: { run: NonNullable<Overview['run']> }): ReactNode {
  const { state, total, done, inputTokens, outputTokens, cost, failReason } = run;
  return (
    <>
      {(state === 'waiting' || state === 'running') && (
        <div
          className={styles.progress}
          role="progressbar"
          aria-label="自动批改进度"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
        >
          <i style={{ width: `${total === 0 ? 0 : (done / total) * 100}%` }} />
        </div>
      )}
      <p className={styles.runLine} role="status">
        {stateText(run)}
      </p>
      {state === 'failed' && <p className={styles.failed}>{failReason || '自动批改没有完成'}</p>}
      {inputTokens + outputTokens > 0 && (
        <p className={styles.runLine}>
          词元 {formatNumber(inputTokens)} + {formatNumber(outputTokens)}，费用 {formatNumber(cost, 4)}
        </p>
      )}
    </>
  );
}

function stateText({ state, total, done, createTime }: NonNullable<Overview['run']>): string {
  if (state === 'waiting') return '排队等候自动批改';
  if (state === 'running') return `自动批改 ${done}/${total}`;
  return `${createTime.slice(5, 16)} 自动批改 ${done}/${total}`;
}
