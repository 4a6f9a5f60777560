import { useState, type ReactNode } from 'react';
import { Notice } from '../../../components/state/Notice.tsx';
import { LinkButton } from '../LinkButton.tsx';
import { Sections } from '../Sections.tsx';
import { Concerns } from './Concerns.tsx';
import { Distribution } from './Distribution.tsx';
import { LeadCard } from './LeadCard.tsx';
import { Lessons } from './Lessons.tsx';
import { MoreStatistics } from './MoreStatistics.tsx';
import styles from './overview.module.css';
import type { SectionProps } from './report.ts';

interface Props extends SectionProps {
  /** It stands on paper, where nothing can be opened. */
  isPrinted?: boolean;
}

/** How the work went: what it says, what to teach again, whom to look after, how the scores spread; the rest on demand. */
export function Overview({ isPrinted = false, ...props }: Props): ReactNode {
  const { completion } = props.report;
  const [isOpen, setOpen] = useState(false);
  const more = <LinkButton open={() => setOpen(!isOpen)}>{isOpen ? '收起统计' : '更多统计'}</LinkButton>;
  return (
    <Sections>
      {completion.marked < completion.submitted && (
        <Notice tone="warn">
          {`已交 ${completion.submitted} 份答卷中 ${completion.marked} 份已经批完，下面的分数只按批完的答卷计算。`}
        </Notice>
      )}
      <div className={styles.overview}>
        <LeadCard {...props} />
        <Lessons {...props} />
        <div className={styles.below}>
          <Concerns {...props} isPrinted={isPrinted} />
          <Distribution {...props} aside={more} />
        </div>
      </div>
      {isOpen && !isPrinted && <MoreStatistics {...props} />}
    </Sections>
  );
}
