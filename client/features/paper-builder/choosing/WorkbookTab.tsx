import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import {
  listAvailableWorkbooks,
  listClassWorkbooks,
  listWorkbookPages,
} from '../../../../contracts/minerva/exercise-book.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { changeAddress } from '../../../components/page-query.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { Picking } from '../../question-bank/picking.ts';
import type { PaperCourse } from '../paper.ts';
import styles from './choosing.module.css';
import { WorkbookPage } from './WorkbookPage.tsx';

type Book = DataOf<typeof listClassWorkbooks>[number];

interface Props {
  course: PaperCourse;
  picking: Picking;
  /** The class whose workbooks come first; undefined before one is chosen. */
  classId: string | undefined;
}

/** Questions of the workbooks that the class works with, else of those that there are for the grade, page by page. */
export function WorkbookTab({ course, picking, classId }: Props): ReactNode {
  const { courseId, gradeId } = course;
  const own = useCall(listClassWorkbooks, classId === undefined ? null : { classId, courseId });
  const hasOwn = classId !== undefined && own.data?.length !== 0;
  const all = useCall(listAvailableWorkbooks, hasOwn ? null : { gradeId, courseId });
  const [address, setAddress] = useSearchParams();
  return (
    <Loaded answer={hasOwn ? own : all} what="练习册">
      {(listed) => {
        // What the bank has nothing of is no choice.
        const books = listed.filter(({ bankPageCount }) => bankPageCount > 0);
        const book = books.find(({ id }) => id === address.get('book')) ?? books[0];
        if (!book) return <EmptyState text={emptyText(course, listed.length)} />;
        return (
          <>
            <Card>
              <Stack gap="sm">
                <FilterSelect
                  label="练习册"
                  width={400}
                  options={books.map(({ id, title }) => ({ value: id, label: title }))}
                  value={book.id}
                  onChange={(chosen) => setAddress(changeAddress(address, { book: chosen, page: '' }))}
                />
                <Text size="sm" c="dimmed">
                  {coverText(book)}
                </Text>
                <Pages
                  bookId={book.id}
                  chosen={address.get('page')}
                  onChoose={(page) => setAddress(changeAddress(address, { page }))}
                />
              </Stack>
            </Card>
            <ChosenPage bookId={book.id} chosen={address.get('page')} picking={picking} />
          </>
        );
      }}
    </Loaded>
  );
}

const coverText = ({ pageCount, bankPageCount }: Book): string =>
  bankPageCount < pageCount
    ? `全书 ${pageCount} 页，题库收录 ${bankPageCount} 页`
    : `全书 ${pageCount} 页，题库均已收录`;

const emptyText = ({ gradeName, courseName }: PaperCourse, count: number): string =>
  count === 0
    ? `${gradeName}${courseName}还没有练习册。`
    : `题库还没有${gradeName}${courseName}练习册（${count} 本）的题目，可以从题库选题，或自己录入。`;

interface PagesProps {
  bookId: string;
  /** Id of the page that is open; without one it is the first. */
  chosen: string | null;
}

function Pages({ bookId, chosen, onChoose }: PagesProps & { onChoose: (id: string) => void }): ReactNode {
  const pages = useCall(listWorkbookPages, { bookId });
  return (
    <Loaded answer={pages} what="练习册的页">
      {(rows) => {
        const open = rows.find(({ id }) => id === chosen) ?? rows[0];
        return (
          <ol className={styles.pages} aria-label="页">
            {rows.map(({ id, pageNo, title, questionCount }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.page}
                  aria-current={id === open?.id ? 'page' : undefined}
                  onClick={() => onChoose(id)}
                >
                  <span>第 {pageNo} 页</span>
                  <span>{title}</span>
                  <span>{questionCount} 题</span>
                </button>
              </li>
            ))}
          </ol>
        );
      }}
    </Loaded>
  );
}

function ChosenPage({ bookId, chosen, ...rest }: PagesProps & Pick<Props, 'picking'>): ReactNode {
  const pages = useCall(listWorkbookPages, { bookId }, { keepPreviousData: false });
  const page = pages.data?.find(({ id }) => id === chosen) ?? pages.data?.[0];
  return page ? <WorkbookPage key={page.id} page={page} {...rest} /> : null;
}
