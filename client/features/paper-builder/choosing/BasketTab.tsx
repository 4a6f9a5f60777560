import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBasket } from '../../question-bank/basket.ts';
import type { Picking } from '../../question-bank/picking.ts';
import type { PaperCourse } from '../paper.ts';
import { PickCard } from './PickCard.tsx';

interface Props {
  course: PaperCourse;
  picking: Picking;
}

/** The questions in the basket that the paper can hold. */
export function BasketTab({ course: { subjectId, courseName }, picking }: Props): ReactNode {
  const { answer } = useBasket();
  const fitting = (answer.data ?? []).filter((question) => question.subjectId === subjectId);
  const others = (answer.data?.length ?? 0) - fitting.length;
  return (
    <PickCard
      title="试题篮"
      what="试题篮"
      label="试题篮"
      all="全部"
      answer={answer}
      questions={fitting}
      picking={picking}
      empty={`试题篮中没有${courseName}题，在题库中点“加入试题篮”可以把题目留到以后组卷。`}
      hint={
        others > 0 && (
          <Text size="sm" c="dimmed" px="md" pb="sm">
            篮中另有 {others} 题不属于{courseName}，不能用于这份试卷。
          </Text>
        )
      }
    />
  );
}
