import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getExamPublishing } from '../../../../contracts/wrongbook/exams/publishing.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import type { Scoring } from '../scores/scores.ts';

/** What was published or taken back last. */
export type Publishing = NonNullable<DataOf<typeof getExamPublishing>['latest']>;

/** What keeps a subject from being published, and at which step it is seen to; undefined where nothing does. */
export function hindranceOf({
  unmarkedCount,
  missingCount,
  hasSheets,
}: Scoring): { text: string; step: 'mark' | 'scores' | 'scan' } | undefined {
  if (unmarkedCount > 0) return { text: `${formatNumber(unmarkedCount)} 个作答没有批改`, step: 'mark' };
  if (missingCount === 0) return undefined;
  const text = `${formatNumber(missingCount)} 人没有成绩`;
  return { text, step: hasSheets ? 'scan' : 'scores' };
}

/** Who is out of the figures of a subject, in words; "" for nobody. */
export const awayText = ({ absentCount, disqualifiedCount, deferredCount, madeUpCount }: Scoring): string =>
  [
    absentCount > 0 && `缺考 ${absentCount}`,
    disqualifiedCount > 0 && `违纪 ${disqualifiedCount}`,
    deferredCount > 0 && `缓考 ${deferredCount}`,
    madeUpCount > 0 && `补考 ${madeUpCount}`,
  ]
    .filter(Boolean)
    .join('，');

export const isOut = ({ publishTime }: Scoring): boolean => publishTime !== '';
