import type { ReactNode } from 'react';
import { Mastery } from '../Mastery.tsx';
import type { SectionProps } from './report.ts';
import { useSectionPath } from './use-section-path.ts';

/** How well each knowledge point is mastered; a point leads to its questions. */
export function Points({ report: { points } }: Pick<SectionProps, 'report'>): ReactNode {
  const sectionPath = useSectionPath();
  return (
    <Mastery
      points={points.map(({ pointId, name, mastery, questions }) => ({
        pointId,
        name,
        mastery,
        source: `第 ${questions.join('、')} 题`,
        to: sectionPath('items', { point: pointId }),
      }))}
      sourceTitle="题号"
      empty="这份作业的题目没有标知识点。"
    />
  );
}
