import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/page/links.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { LoadingState } from '../../../components/state/LoadingState.tsx';
import { pathTo } from '../../../session/paths.ts';
import { BookAside } from './BookAside.tsx';
import { BookFilters } from './BookFilters.tsx';
import { BookLead } from './BookLead.tsx';
import { MistakeList } from './MistakeList.tsx';
import { PointTree } from './PointTree.tsx';
import type { ClassBook } from './use-class-book.ts';
import styles from './class.module.css';

/** The mistakes of a class: what they have in common, points with mastery, and the questions themselves. */
export function ClassMistakes({ book }: { book: ClassBook }): ReactNode {
  const { answer } = book;
  return (
    <>
      <BookLead book={book} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <PointTree book={book} />
        </div>
        <div className={styles.main}>
          <Card flush>
            <BookFilters book={book} buckets={answer.data?.buckets} />
          </Card>
          <Loaded
            answer={answer}
            what="班级错题"
            skeleton={
              <Card>
                <LoadingState lines={6} height={56} />
              </Card>
            }
          >
            {(page) =>
              page.total === 0 ? (
                <Card>
                  <Nothing book={book} />
                </Card>
              ) : (
                <MistakeList book={book} page={page} />
              )
            }
          </Loaded>
        </div>
        <BookAside book={book} />
      </div>
    </>
  );
}

const narrowing = ['bucket', 'pointId', 'questionType', 'cause', 'source', 'from', 'to', 'keyword'] as const;

/** No mistakes at all, or none that the filters let through. */
function Nothing({ book: { query } }: { book: ClassBook }): ReactNode {
  if (narrowing.some((name) => query.filters[name] !== undefined))
    return (
      <EmptyState text="没有符合条件的错题，可以放宽条件。">
        <Button variant="default" onClick={() => query.filter(Object.fromEntries(narrowing.map((name) => [name, ''])))}>
          清除条件
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState text="这个学年还没有错题。作业发布成绩后，没有得满分的题目会出现在这里。">
      <ButtonLink to={pathTo('assignments')}>查看作业</ButtonLink>
    </EmptyState>
  );
}
