import { Button, Checkbox, Paper } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import type { getClassMistake } from '../../../../contracts/wrongbook/mistakes.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { useAction } from '../../../components/use-action.ts';
import { toggleBasket } from '../../question-bank/basket.ts';
import { textTones } from '../../reports/text-tones.ts';
import { nameOf } from '../../question-bank/question.ts';
import { typeOptions } from '../../question-bank/question/question.ts';
import { causesText, toneOfWrong, wrongRateText, type ClassMistake } from './book.ts';
import { OpenMistake } from './OpenMistake.tsx';
import { RateBars } from './RateBars.tsx';
import styles from './list.module.css';

interface Props {
  mistake: ClassMistake;
  /** Its place in the whole list. */
  number: number;
  /** What to ask for when it is open; else null. */
  detail: InputOf<typeof getClassMistake> | null;
  inBasket: boolean;
  onToggle: () => void;
  onLecture: () => void;
}

/** A question that the class has got wrong; open with answers and causes. */
export function MistakeCard({ mistake, number, detail, inBasket, onToggle, onLecture }: Props): ReactNode {
  const { questionId, stem, causes } = mistake;
  const { run } = useAction(toggleBasket);
  const name = nameOf(mistake);
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
        <Checkbox
          size="xs"
          checked={inBasket}
          aria-label={`试题篮 ${name}`}
          onChange={() => void run(questionId, inBasket)}
        />
        <span className={styles.number}>{number}</span>
        <div className={styles.asked} onClick={onToggle}>
          <div className={styles.stem} data-open={isOpen || undefined}>
            <RichText text={stem} />
          </div>
          <div className={styles.known}>{knownOf(mistake)}</div>
        </div>
        {isOpen ? <RateBars tallies={mistake} /> : <Rate mistake={mistake} causes={causesText(causes)} />}
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

function Rate({ mistake, causes }: { mistake: ClassMistake; causes: string }): ReactNode {
  const { answered, wrong, grade } = mistake;
  return (
    <>
      <div className={styles.causes}>
        <small>主要错因</small>
        {causes === '' ? '-' : causes}
      </div>
      <div className={styles.rate}>
        <b style={{ color: textTones[toneOfWrong(mistake)] }}>{wrongRateText(mistake)}</b>
        <small>
          {wrong}/{answered} · 年级 {wrongRateText(grade)}
        </small>
      </div>
    </>
  );
}
