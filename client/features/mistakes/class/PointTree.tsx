import type { ReactNode } from 'react';
import { listMastery } from '../../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../../api/use-call.ts';
import { PointMastery } from '../points/PointMastery.tsx';
import type { ClassBook } from './use-class-book.ts';

/** The points of the lesson with how far the class has mastered them, by which the list is narrowed. */
export function PointTree({ book: { lesson, query } }: { book: ClassBook }): ReactNode {
  const answer = useCall(listMastery, lesson);
  return (
    <PointMastery
      answer={answer}
      pointId={query.filters.pointId ?? ''}
      onChoose={(pointId) => query.filter({ pointId })}
    />
  );
}
