import type { ReactNode } from 'react';
import { ColumnChart } from '../../../components/chart/ColumnChart.tsx';
import { Card } from '../../../components/page/Card.tsx';
import type { Answer } from '../../../components/state/answer.ts';
import { PointMastery } from '../points/PointMastery.tsx';
import type { Chapters } from '../points/chapters.ts';
import type { Lesson } from '../use-lesson.ts';
import { BookCauses } from './BookCauses.tsx';
import { CauseTrend } from './CauseTrend.tsx';
import type { Book } from './history.ts';
import { PracticeCard } from './PracticeCard.tsx';
import styles from './student.module.css';
import type { BookStudent } from './students.ts';
import type { BookQuery } from './use-book-query.ts';

interface Props {
  book: Book;
  query: BookQuery;
  mastery: Answer<Chapters>;
  lesson: Lesson;
  /** undefined of who is in the class no longer: then nothing is practised, and nothing falls due. */
  student: BookStudent | undefined;
}

/** How to practise, what falls due in a week, why questions went wrong, then and over time, and how far points are mastered. */
export const BookAside = ({ book, query, mastery, lesson, student }: Props): ReactNode => (
  <aside className={styles.aside} aria-label="练习、到期、错因和知识点">
    {student && (
      <>
        <PracticeCard lesson={lesson} student={student} />
        <Card title="一周内到期">
          <ColumnChart label="一周内到期" height="84px" columns={book.coming.map(columnOf)} />
        </Card>
      </>
    )}
    <BookCauses causes={book.causes} query={query} />
    <CauseTrend trend={book.trend} />
    {student && (
      <PointMastery
        answer={mastery}
        pointId={query.page.filters.pointId ?? ''}
        onChoose={(pointId) => query.narrow({ pointId })}
      />
    )}
  </aside>
);

const columnOf = ({ day, count }: Book['coming'][number], place: number) => ({
  key: day,
  tick: place === 0 ? '今天' : `${Number(day.slice(8))}日`,
  label: place === 0 ? `${day}，连同逾期的` : day,
  count,
});
