import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { listSimilarQuestions } from '../../../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../../../api/use-call.ts';
import { EmptyState } from '../../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import { QuestionBody } from '../../../question-bank/question/QuestionBody.tsx';
import { Solution } from './Solution.tsx';
import type { LectureControls } from './use-lecture.ts';
import styles from './lecture.module.css';

const most = 5;

/** A question like the one that was talked over, to try at once; its answer is uncovered by the next key. */
export function SimilarQuestion({
  controls,
  questionId,
}: {
  controls: LectureControls;
  questionId: string;
}): ReactNode {
  const answer = useCall(listSimilarQuestions, { questionId, size: most });
  const { similar, stage, forth } = controls;
  return (
    <Loaded answer={answer} what="相似题">
      {(questions) => {
        const question = questions[similar % Math.max(1, questions.length)];
        if (question === undefined) return <EmptyState text="题库中还没有同类的题目。" />;
        return (
          <>
            <div className={styles.question} data-alone={!stage.isUncovered || undefined}>
              <QuestionBody question={question} />
            </div>
            {stage.isUncovered ? (
              <Solution question={question} />
            ) : (
              <UnstyledButton className={styles.cover} onClick={forth}>
                <kbd>空格</kbd> 做好以后，揭开答案
              </UnstyledButton>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
