import { Button, UnstyledButton } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { mistakeCauseLabels, mistakeStateLabels } from '../../../../contracts/constants/mistake-causes.ts';
import { mistakeSourceLabels } from '../../../../contracts/constants/mistakes.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { openQuestion } from '../open-question.tsx';
import { causeOptions } from '../../practice/words.ts';
import { Attempts } from './Attempts.tsx';
import type { Decisions } from './decisions.tsx';
import { dueText, memoryText, needText, thenText, type BookMistake } from './history.ts';
import { Signs } from './Signs.tsx';
import styles from './student.module.css';

const tones = { open: 'bad', consolidating: 'warn', mastered: 'done' } as const;

interface Props {
  mistake: BookMistake;
  /** null where nothing can be decided. */
  decisions: Decisions | null;
  today: string;
  isOpen: boolean;
  toggle: () => void;
}

/** A question of the book in a line; open, with its whole history and what can be decided about it. */
export function BookRow({ mistake, decisions, today, isOpen, toggle }: Props): ReactNode {
  const { stem, points, source, cause, isConfirmed, state, attempts } = mistake;
  const history = useId();
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <UnstyledButton
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={history}
        data-row={mistake.questionId}
        onClick={toggle}
      >
        <span className={styles.question}>
          <span className={styles.stem}>
            <RichText text={stem} />
          </span>
          <small>
            {points.join('、')} · {mistakeSourceLabels[source]}
          </small>
        </span>
        <Signs attempts={attempts} />
        <span>
          {mistakeCauseLabels[cause]}
          {!isConfirmed && <small> 建议</small>}
        </span>
        <span>
          <Tag tone={tones[state]}>{mistakeStateLabels[state]}</Tag>
        </span>
        <span className={styles.due}>
          {decisions && (
            <>
              <b>{dueText(mistake, today)}</b>
              <small>{memoryText(mistake)}</small>
              <small>{thenText(mistake)}</small>
            </>
          )}
        </span>
      </UnstyledButton>
      <div id={history} hidden={!isOpen}>
        {isOpen && (
          <>
            <Attempts mistake={mistake} />
            {decisions && <Foot mistake={mistake} decisions={decisions} today={today} />}
          </>
        )}
      </div>
    </li>
  );
}

function Foot({ mistake, decisions, today }: Pick<Props, 'mistake' | 'today'> & { decisions: Decisions }): ReactNode {
  const { cause, isConfirmed, isByHand, state, attempts, questionId } = mistake;
  return (
    <div className={styles.foot}>
      <p>{needText(mistake, today)}</p>
      <div className={styles.acts}>
        <FilterSelect
          label="错因"
          options={isConfirmed ? [...causeOptions, { value: '', label: '恢复为建议' }] : causeOptions}
          value={cause}
          onChange={(chosen) => void decisions.setCause(chosen as typeof cause | '')}
          width={104}
        />
        {!isConfirmed && (
          <Button size="compact-sm" variant="default" fw={400} onClick={() => void decisions.setCause(cause)}>
            确认错因
          </Button>
        )}
        <Button size="compact-sm" variant="default" fw={400} onClick={() => void openQuestion(questionId)}>
          题目与答案
        </Button>
        {attempts.some(({ source }) => source === 0) && (
          <Button size="compact-sm" variant="subtle" color="red.9" fw={400} onClick={() => void decisions.remove()}>
            移除手工加入的
          </Button>
        )}
        {isByHand ? (
          <Button size="compact-sm" variant="light" onClick={() => void decisions.unmaster()}>
            撤销标记
          </Button>
        ) : (
          state !== 'mastered' && (
            <Button size="compact-sm" variant="light" onClick={() => void decisions.master()}>
              标为已掌握…
            </Button>
          )
        )}
      </div>
    </div>
  );
}
