import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { ChoiceBoxes } from '../choice/ChoiceBoxes.tsx';
import type { Dictation } from '../dictation/use-dictation.ts';
import { WordCells } from '../dictation/WordCells.tsx';
import { isDoubtful, type MarkedAnswer } from '../marks.ts';
import { AnswerPicture } from '../picture/AnswerPicture.tsx';
import { useZoomKey } from '../picture/ZoomedPictures.tsx';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  current: MarkedAnswer;
  dictation: Dictation | undefined;
}

/** What the student wrote, as it is best judged: word by word, by its boxes, or as a picture. */
export function Written({ review: { data, stateOf }, current, dictation }: Props): ReactNode {
  useZoomKey(current);
  if (dictation) return <WordCells dictation={dictation} answer={current} />;
  if (data.question.questionType === questionType.choice && isDoubtful(stateOf(current).mark)) {
    return <ChoiceBoxes answer={current} />;
  }
  return (
    <Stack gap={8}>
      {current.pictures.map((picture) => (
        <AnswerPicture key={`${picture.kind}-${picture.index}`} answer={current} picture={picture} />
      ))}
    </Stack>
  );
}
