import type { ReactNode } from 'react';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { Columns } from '../../../components/page/Columns.tsx';
import { Panel } from '../../../components/page/Panel.tsx';
import { useShortcuts } from '../../../components/shortcuts.ts';
import type { AssessmentPaper } from '../assessment.ts';
import type { QuestionAnswers } from '../marks.ts';
import { useDictation } from '../dictation/use-dictation.ts';
import { AnswerDesk } from './AnswerDesk.tsx';
import { AnswerList } from './AnswerList.tsx';
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
  run: ReactNode;
}

/** Marks the answers to one question: the list of them, the one at hand, and its judgement. */
export function QuestionReview({ paper, data, turn, run }: Props): ReactNode {
  const review = useQuestionReview(paper, data);
  const { nameOf, ...naming } = useAnonymous(data.answers);
  const { current } = review.selection;
  const dictation = useDictation(
    current && paper.taskType === taskType.dictationPractice
      ? { answer: current, mark: review.stateOf(current).mark, key: data.key, full: data.full, give: review.giveMark }
      : undefined,
  );
  useShortcuts(reviewKeys(review, turn, dictation));
  return (
    <Columns widths="248px minmax(0, 1fr) 296px" wide="280px minmax(0, 1fr) 360px">
      <Panel as="aside" label="作答列表" own head={<ReviewToolbar filters={review.filters} />} foot={run}>
        <AnswerList review={review} nameOf={nameOf} />
      </Panel>
      <Panel label="作答内容" own>
        {current && <AnswerDesk review={review} current={current} dictation={dictation} nameOf={nameOf} {...naming} />}
      </Panel>
      <Panel label="判分">
        {current && <ScoreBar review={review} current={current} dictation={dictation} nameOf={nameOf} />}
      </Panel>
    </Columns>
  );
}
