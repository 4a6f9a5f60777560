import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatRate } from '../../../../contracts/figure-text.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { AnswerPicture } from '../../marking/picture/AnswerPicture.tsx';
import { EnlargedPicture } from '../EnlargedPicture.tsx';
import { answerText, countText, namesText, type WrongAnswers } from './answers.ts';
import { SideBySide } from './SideBySide.tsx';
import styles from './open.module.css';

interface Props {
  answers: WrongAnswers;
  questionId: string;
  /** How many answers to the question were wrong. */
  wrong: number;
}

/** A typical wrong answer: how many gave it, one of them as it was written, what went wrong, and who it was. */
export function WrongAnswerFigure({ answers, questionId, wrong }: Props): ReactNode {
  const { count, error, students } = answers;
  const written = students.find(({ pictures }) => pictures.length > 0);
  return (
    <figure className={styles.figure}>
      <div className={styles.figureHead}>
        <span className={styles.answer}>
          <RichText text={answerText(answers)} />
        </span>
        <Tag tone="bad">
          {countText(answers)} · {formatRate(count / wrong)}
        </Tag>
      </div>
      {written && (
        <EnlargedPicture title={answerText(answers)}>
          <AnswerPicture answer={written} picture={written.pictures[0]!} />
        </EnlargedPicture>
      )}
      <figcaption>
        {error !== '' && <RichText text={error} />}
        <span>
          {namesText(answers)}{' '}
          <Anchor
            component="button"
            type="button"
            inherit
            aria-label={`并排看 ${answerText(answers)}`}
            onClick={() => void openDialog(<SideBySide answers={[answers]} questionId={questionId} />)}
          >
            并排看
          </Anchor>
        </span>
      </figcaption>
    </figure>
  );
}
