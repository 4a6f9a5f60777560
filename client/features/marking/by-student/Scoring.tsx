import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { lettersOn, scoreOfChoice } from '../choice/boxes.ts';
import { ChoiceButtons } from '../choice/ChoiceButtons.tsx';
import { CommentField } from '../CommentField.tsx';
import type { Dictation } from '../dictation/use-dictation.ts';
import { WordBar } from '../dictation/WordBar.tsx';
import { WordCells } from '../dictation/WordCells.tsx';
import { TypedScoreNote } from '../keyboard/TypedScoreNote.tsx';
import { isMarked, isSingleChoice, type Mark, type SheetAnswer } from '../marks.ts';
import { ScoreField } from './ScoreField.tsx';
import styles from './sheet.module.css';
import type { Review } from './use-submission-review.ts';

interface Props {
  review: Review;
  answer: SheetAnswer;
  mark: Mark | null;
  dictation: Dictation | undefined;
}

/** Gives the answer at hand its score as its kind is best judged, and a comment. */
export function Scoring({ review, answer, mark, dictation }: Props): ReactNode {
  const { score, submission, typed } = review;
  return (
    <Stack gap={8} mt={4} className={styles.scoring}>
      {dictation ? (
        <>
          <WordCells dictation={dictation} answer={{ ...submission, position: answer.position }} />
          <WordBar dictation={dictation} />
        </>
      ) : isSingleChoice(answer) ? (
        <ChoiceButtons
          letters={lettersOn(answer)}
          chosen={answer.answer}
          choose={(letter) => score(answer, { score: scoreOfChoice(letter, answer.key.answers, answer.full) })}
        />
      ) : (
        <Scores review={review} answer={answer} mark={mark} />
      )}
      <TypedScoreNote typed={typed} />
      <CommentField
        key={mark?.comment ?? ''}
        comment={mark?.comment ?? ''}
        isReady={isMarked(mark)}
        save={(comment) => score(answer, { score: mark?.score ?? 0, parts: mark?.parts ?? [], comment })}
      />
    </Stack>
  );
}

const Scores = ({ review: { score }, answer, mark }: Omit<Props, 'dictation'>): ReactNode => (
  <Group gap={8}>
    <ScoreField key={mark?.score ?? ''} answer={answer} mark={mark} give={(given) => score(answer, { score: given })} />
    <Button size="compact-sm" variant="default" onClick={() => score(answer, { score: answer.full })}>
      满分
    </Button>
    <Button size="compact-sm" variant="default" onClick={() => score(answer, { score: 0 })}>
      0 分
    </Button>
  </Group>
);
