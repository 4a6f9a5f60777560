import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../../components/page/Panel.tsx';
import { useShortcuts } from '../../../components/shortcuts.ts';
import type { AssessmentPaper } from '../assessment.ts';
import type { QuestionAnswers } from '../marks.ts';
import { AnswerGrid } from './AnswerGrid.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { reviewKeys } from './review-keys.ts';
import { ReviewToolbar } from './ReviewToolbar.tsx';
import { ScoreBar } from './ScoreBar.tsx';
import { useAnonymous } from './use-anonymous.ts';
import { useQuestionReview } from './use-question-review.ts';

interface Props {
  paper: AssessmentPaper;
  data: QuestionAnswers;
  /** Goes to the question before or after. */
  turn: (direction: 1 | -1) => void;
}

/** Marks the answers to one question. */
export function QuestionReview({ paper, data, turn }: Props): ReactNode {
  const review = useQuestionReview(paper, data);
  const { nameOf, ...naming } = useAnonymous(data.answers);
  useShortcuts(reviewKeys(review, turn));
  return (
    <Stack gap={12} miw={0} mih={0}>
      <QuestionPanel paper={paper} data={data} />
      <Panel
        label="作答和给分"
        own
        head={<ReviewToolbar filters={review.filters} {...naming} />}
        foot={
          review.selection.current && <ScoreBar review={review} current={review.selection.current} nameOf={nameOf} />
        }
      >
        <AnswerGrid review={review} nameOf={nameOf} />
      </Panel>
    </Stack>
  );
}
