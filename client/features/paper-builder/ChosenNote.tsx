import type { ReactNode } from 'react';
import { summaryOf } from './paper-summary.ts';
import type { PaperSections } from './paper.ts';

/** How many questions there are so far, and what they are worth. */
export function ChosenNote({ sections }: { sections: PaperSections }): ReactNode {
  const { count, total, types } = summaryOf(sections);
  if (count === 0) return '还没有选题';
  return (
    <>
      已选 <strong>{count}</strong> 题，共 <strong>{total}</strong> 分
      {types.length > 1 && `（${types.map((type) => `${type.name} ${type.count}`).join('，')}）`}
    </>
  );
}
