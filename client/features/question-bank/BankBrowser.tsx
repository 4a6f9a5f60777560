import type { ReactNode } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { BankFilters } from './BankFilters.tsx';
import { BankList } from './BankList.tsx';
import { BasketButton } from './Basket.tsx';
import type { Picking } from './picking.ts';
import { PointButton } from './PointButton.tsx';
import { PointTree } from './PointTree.tsx';
import type { Course, Question } from './question/question.ts';
import { useBankQuery } from './use-bank-query.ts';
import { WriteButton } from './WriteButton.tsx';
import styles from './bank.module.css';

interface Props extends Picking {
  course: Course;
  /** In a narrow part of a screen: knowledge points open from a button, and what is rare is in a menu. */
  narrow?: boolean;
  /** A question of those chosen has become another. */
  onReplace: (id: string, question: Question) => void;
}

/** The bank of a course: by knowledge point, filters and search, to choose questions from, write new ones and change own ones. */
export function BankBrowser({ course, narrow = false, onReplace, ...picking }: Props): ReactNode {
  const { subjectId, stage } = course;
  const query = useBankQuery(course);
  const { pointId = '' } = query.page.filters;
  const place = { ...course, pointId };
  const tree = {
    subjectId,
    stage,
    gradeId: query.gradeId,
    pointId,
    onChoose: (chosen: string) => query.page.filter({ pointId: chosen }),
  };
  const list = <BankList query={query} place={place} picking={picking} onReplace={onReplace} narrow={narrow} />;
  if (narrow) {
    return (
      <>
        <BankFilters query={query} stage={stage} narrow lead={<PointButton {...tree} />} />
        {list}
      </>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.aside}>
        <Card title="知识点">
          <PointTree {...tree} />
        </Card>
      </div>
      <Card
        title="题库"
        flush
        aside={
          <div className={styles.buttons}>
            <WriteButton place={place} />
            <BasketButton subjectId={subjectId} {...picking} />
          </div>
        }
      >
        <BankFilters query={query} stage={stage} />
        {list}
      </Card>
    </div>
  );
}
