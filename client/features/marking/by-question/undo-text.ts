import { formatScore } from '../../../../contracts/figure-text.ts';
import { responseKey, type MarkedAnswer } from '../marks.ts';
import type { MarkBatch } from '../queue/queue.ts';

/** What undoing takes back, in words; "" for nothing. */
export function undoText(
  batch: MarkBatch,
  answers: readonly MarkedAnswer[],
  nameOf: (answer: MarkedAnswer) => string,
): string {
  const [first] = batch;
  if (!first) return '';
  const to = `${formatScore(first.mark.score)} 分`;
  if (batch.length > 1) return `整组 ${batch.length} 份给 ${to}`;
  const answer = answers.find((one) => responseKey(one) === responseKey(first));
  const name = answer ? nameOf(answer) : '';
  const from = first.before?.score ?? null;
  if (from === first.mark.score) return `${name} 确认 ${to}`;
  return from === null ? `${name} 给 ${to}` : `${name} ${formatScore(from)} → ${to}`;
}
