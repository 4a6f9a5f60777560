import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../../contracts/figure-text.ts';
import { today } from '../../../../api/clock.ts';
import { LeadCard, LeadFigure } from '../../../../components/figures/LeadCard.tsx';
import type { Progress, SubjectProgress } from '../shapes.ts';
import { basisText, isAllPublished, leadText } from './texts.ts';

/** When the marking ends and what holds it up, with three figures. */
export function ProgressLead({ progress }: { progress: Progress }): ReactNode {
  const { total, done, compared, agreed, subjects } = progress;
  const isOut = isAllPublished(subjects);
  const ready = subjects.filter(
    (one) => one.isPublished || (one.total > 0 && one.done >= one.total && one.unassigned === 0),
  );
  return (
    <LeadCard sentence={leadText(progress, today())} basis={basisText(progress)}>
      <LeadFigure label="已定分" value={formatNumber(done)} note={`共 ${formatNumber(total)} 份次`} />
      <LeadFigure
        label="双评一致"
        value={formatRate(compared === 0 ? null : agreed / compared)}
        note={compared === 0 ? '还没有两评都有的' : `${formatNumber(agreed)}/${formatNumber(compared)}，差在允许内`}
      />
      <LeadFigure
        label={isOut ? '已发布的学科' : '能发布的学科'}
        value={formatNumber(ready.length)}
        unit={`/ ${subjects.length}`}
        note={namesOf(ready)}
      />
    </LeadCard>
  );
}

const shownNames = 3;

const namesOf = (subjects: readonly SubjectProgress[]): string =>
  subjects.length === 0
    ? '还没有'
    : subjects
        .slice(0, shownNames)
        .map(({ courseName }) => courseName)
        .join('、') + (subjects.length > shownNames ? '等' : '');
