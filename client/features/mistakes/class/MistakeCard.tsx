import { Button, Checkbox, Paper, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import type { getClassMistake } from '../../../../contracts/wrongbook/mistakes.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { stemNameOf } from '../../question-bank/question.ts';
import { typeOptions } from '../../question-bank/question/question.ts';
import type { ClassMistake } from './book.ts';
import { discussedText, type Discussed } from './discussed.ts';
import { OpenMistake } from './OpenMistake.tsx';
import { RateBars } from './RateBars.tsx';
import { RateSummary } from './RateSummary.tsx';
import styles from './list.module.css';

interface Props {
  mistake: ClassMistake;
  /** Its place in the whole list. */
  number: number;
  /** What to ask for when it is open; else null. */
  detail: InputOf<typeof getClassMistake> | null;
  inBasket: boolean;
  /** When it was talked over; undefined where it was not. */
  discussed: Discussed | undefined;
  onBasket: () => void;
  onToggle: () => void;
  onLecture: () => void;
}

/** A question that the class has got wrong; open with answers and causes. */
export function MistakeCard({
  mistake,
  number,
  detail,
  inBasket,
  discussed,
  onBasket,
  onToggle,
  onLecture,
}: Props): ReactNode {
  const { questionId, stem } = mistake;
  const name = stemNameOf(mistake);
  const isOpen = detail !== null;
  return (
    <Paper
      component="article"
      shadow="xs"
      className={styles.card}
      data-row={questionId}
      tabIndex={-1}
      aria-label={name}
    >
      <header className={styles.head} data-open={isOpen || undefined}>
        <Checkbox size="xs" checked={inBasket} aria-label={`试题篮 ${name}`} onChange={onBasket} />
        <span className={styles.number}>{number}</span>
        <div className={styles.asked}>
          <div className={styles.stem} data-open={isOpen || undefined}>
            <UnstyledButton className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
              <RichText text={stem} />
            </UnstyledButton>
          </div>
          <div className={styles.known}>
            {discussed && <b>{discussedText(discussed)} · </b>}
            {knownOf(mistake)}
          </div>
        </div>
        {isOpen ? <RateBars tallies={mistake} /> : <RateSummary mistake={mistake} />}
        <span className={styles.acts}>
          <Button size="compact-md" fz="sm" variant="default" aria-label={`讲评 ${name}`} onClick={onLecture}>
            讲评
          </Button>
          <Button
            size="compact-md"
            px={6}
            variant="subtle"
            color="gray"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? '收起' : '展开'} ${name}`}
            onClick={onToggle}
          >
            <IconChevronDown className={styles.chevron} size={16} aria-hidden />
          </Button>
        </span>
      </header>
      {isOpen && <OpenMistake input={detail} />}
    </Paper>
  );
}

const knownOf = ({ questionType, points, lastTime }: ClassMistake): string =>
  [
    typeOptions.find(({ value }) => value === String(questionType))?.label,
    ...points,
    `${lastTime.slice(5, 10)} 发布`,
  ].join(' · ');
