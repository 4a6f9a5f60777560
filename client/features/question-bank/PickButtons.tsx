import { useAction } from '../../components/use-action.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { toggleBasket, useBasket } from './basket.ts';
import { isWhole, type Picking } from './picking.ts';
import type { Question } from './question/question.ts';
import { nameOf } from './question.ts';
import styles from './bank.module.css';

/** Takes a question for the paper, or out of it again; of a group all that is not there yet. */
export function PickButton({ question, picking }: { question: Question; picking: Picking }): ReactNode {
  const { chosen, onPick, onDrop } = picking;
  const isChosen = isWhole(chosen, question);
  const label = isChosen ? '移出' : '选用';
  return (
    <Button
      size="compact-sm"
      miw={56}
      variant={isChosen ? 'default' : 'light'}
      aria-label={`${label} ${nameOf(question)}`}
      onClick={() => (isChosen ? onDrop([question.id]) : onPick([question]))}
    >
      {label}
    </Button>
  );
}

/** Puts a question into the basket, or takes it out of it. */
export function BasketToggle({ question }: { question: Question }): ReactNode {
  const { answer, ids } = useBasket();
  const { run, busy } = useAction(toggleBasket);
  const inBasket = ids.has(question.id);
  const label = inBasket ? '移出试题篮' : '加入试题篮';
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      fw={400}
      // Not disabled while it is busy, which would drop the focus of those who press it.
      className={styles.toggle}
      aria-busy={busy}
      disabled={answer.data === undefined}
      aria-label={`${label} ${nameOf(question)}`}
      onClick={() => !busy && void run(question.id, inBasket)}
    >
      {label}
    </Button>
  );
}
