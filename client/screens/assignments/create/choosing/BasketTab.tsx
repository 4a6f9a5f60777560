import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/page/Card.tsx';
import { EmptyState } from '../../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import { useBasket } from '../../bank/basket.ts';
import { BasketToggle, PickButton } from '../../bank/PickButtons.tsx';
import type { Picking } from '../../bank/picking.ts';
import { QuestionCard } from '../../bank/QuestionCard.tsx';
import { QuestionList } from '../../bank/QuestionList.tsx';
import type { Lesson } from '../lessons.ts';
import { pickQuestions } from '../paper-actions.ts';
import styles from './choosing.module.css';

interface Props {
  lesson: Lesson;
  picking: Picking;
}

/** The questions in the basket that the paper can hold. */
export function BasketTab({ lesson, picking }: Props): ReactNode {
  const { answer } = useBasket();
  const fitting = (answer.data ?? []).filter(({ subjectId }) => subjectId === lesson.subjectId);
  const others = (answer.data?.length ?? 0) - fitting.length;
  const isOpen = fitting.some(({ id }) => !picking.chosen.has(id));
  return (
    <Card
      title="试题篮"
      flush
      aside={
        <Button size="xs" disabled={!isOpen} onClick={() => pickQuestions(fitting)}>
          全部选用
        </Button>
      }
    >
      {others > 0 && (
        <p className={styles.hint}>
          篮中另有 {others} 题不属于{lesson.courseName}，不能用于这份试卷。
        </p>
      )}
      <Loaded answer={answer} what="试题篮">
        {() => (
          <>
            {fitting.length === 0 && (
              <EmptyState text={`试题篮中没有${lesson.courseName}题，在题库中点“加入试题篮”可以把题目留到以后组卷。`} />
            )}
            <QuestionList label="试题篮" questions={fitting}>
              {(question) => (
                <QuestionCard
                  question={question}
                  actions={
                    <>
                      <BasketToggle question={question} />
                      <PickButton question={question} picking={picking} />
                    </>
                  }
                />
              )}
            </QuestionList>
          </>
        )}
      </Loaded>
    </Card>
  );
}
