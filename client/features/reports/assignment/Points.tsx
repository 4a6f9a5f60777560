import type { ReactNode } from 'react';
import { pathTo } from '../../../session/paths.ts';
import { Mastery } from '../Mastery.tsx';
import type { SectionProps } from './report.ts';

/** How well each knowledge point is mastered; a point leads to its questions. */
export function Points({ report: { points, assignmentId }, classId }: SectionProps): ReactNode {
  return (
    <Mastery
      points={points.map(({ pointId, name, mastery, questions }) => ({
        ...{ pointId, name, mastery, source: `第 ${questions.join('、')} 题` },
        to: pathTo('assignmentReport', { assignmentId, classId, tab: 'items', point: pointId }),
      }))}
      sourceTitle="题号"
      empty="这份作业的题目没有标知识点。"
    />
  );
}
