import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { reviewEmptyPage } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { attempt } from '../../components/use-action.ts';
import type { EntryPage } from './entry.ts';
import styles from './workbook.module.css';

/** The second pair of eyes on a page that is said to have no questions. */
export function EmptyReview({ page }: { page: EntryPage }): ReactNode {
  const decide = (isRight: boolean) => void attempt(() => call(reviewEmptyPage, { workbookPageId: page.id, isRight }));
  return (
    <div className={styles.fields}>
      <p>这一页标为空白页，没有题目要录。</p>
      <Button onClick={() => decide(true)}>确实没有题目，通过</Button>
      <Button variant="default" onClick={() => decide(false)}>
        有题目，退回
      </Button>
    </div>
  );
}
