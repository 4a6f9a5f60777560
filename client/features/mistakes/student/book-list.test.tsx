import { fireEvent, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithApp } from '../../../components/testing.tsx';
import { BookList } from './BookList.tsx';
import type { Book, BookMistake } from './history.ts';
import { attemptWith, bookWith, mistakeWith } from './testing.ts';
import { useBookQuery } from './use-book-query.ts';

const lesson = { classId: '71', courseId: '202', learningYear: '202601' };
const ofStudent = { classId: '71', courseId: '202', studentId: '9' };
const turn = vi.fn();

const bookOf = (records: BookMistake[], counts: Book['counts']): Book =>
  bookWith(records, { counts, coming: [{ day: '2026-11-18', count: counts.due }] });

const Address = () => <output>{useLocation().search}</output>;

function Shown({ book }: { book: Book }) {
  const query = useBookQuery(lesson, '9');
  return (
    <BookList
      book={book}
      query={query}
      ofStudent={ofStudent}
      isHere
      today="2026-11-18"
      point=""
      stale={false}
      turn={turn}
    />
  );
}

function show(book: Book, address = '/') {
  const element = (
    <>
      <Shown book={book} />
      <Address />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  return renderWithApp(<RouterProvider router={router} />);
}

const some = bookOf(
  [
    mistakeWith({
      attempts: [attemptWith({ reason: '只变首项的符号' }), attemptWith({ score: 2, answeredId: '777' })],
    }),
    mistakeWith({ questionId: '502', stem: '计算', isConfirmed: true }),
  ],
  { open: 2, consolidating: 0, mastered: 1, due: 2 },
);
const address = () => new URLSearchParams(screen.getByRole('status', { name: '' }).textContent ?? '');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => turn.mockClear());

it('walks and opens questions by keys, and keeps the open one in the address', () => {
  show(some);
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^化简/ }));
  press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^计算/ }));
  press('ArrowUp');
  fireEvent.click(document.activeElement!);
  expect(address().get('question')).toBe('501');
  const attempts = within(screen.getByRole('list', { name: '历次作答' })).getAllByRole('listitem');
  expect(attempts).toHaveLength(2);
  expect(attempts[0]!.textContent).toContain('只变首项的符号');
  expect(attempts[1]!.textContent).toContain('同类的另一题');
});

it('turns to the student before and after', () => {
  show(some);
  press('j');
  press('k');
  expect(turn.mock.calls).toEqual([[1], [-1]]);
});

it('offers to confirm a cause only while it is a suggestion', () => {
  const { unmount } = show(some, '/?question=501');
  expect(screen.getByRole('button', { name: '确认错因' })).toBeDefined();
  unmount();
  show(some, '/?question=502');
  expect(screen.queryByRole('button', { name: '确认错因' })).toBeNull();
});

it('says that nothing is due, and shows all on demand', () => {
  show(bookOf([], { open: 1, consolidating: 0, mastered: 3, due: 0 }));
  expect(screen.getByText('今天没有到期的题，可以休息一天。')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '看全部错题' }));
  expect(address().get('state')).toBe('all');
});

it('says that filters find nothing, and clears them', () => {
  show(bookOf([], { open: 1, consolidating: 0, mastered: 3, due: 1 }), '/?cause=reading');
  fireEvent.click(screen.getByRole('button', { name: '清除条件' }));
  expect(address().get('cause')).toBeNull();
});

it('says that a student has no mistakes', () => {
  show(bookOf([], { open: 0, consolidating: 0, mastered: 0, due: 0 }));
  expect(screen.getByText(/^这段时间没有错题。/)).toBeDefined();
});
