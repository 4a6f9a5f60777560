import { Stack } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { loadKatex } from '../../../components/rich-text/use-katex.ts';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { useLate } from '../../../components/use-late.ts';
import { TablePager } from '../../../components/table/TablePager.tsx';
import { useLastPage } from '../../../components/table/use-last-page.ts';
import { toggleBasket, useBasket } from '../../question-bank/basket.ts';
import type { BookPage } from './book.ts';
import { useDiscussed } from './discussed.ts';
import { MistakeCard } from './MistakeCard.tsx';
import type { ClassBook } from './use-class-book.ts';
import styles from './list.module.css';

/** The questions of a page, one of them open; keys go from one to the next. */
export function MistakeList({ book, page: { records, total } }: { book: ClassBook; page: BookPage }): ReactNode {
  const { query, answer, open, setOpen, lecture } = book;
  const { ids } = useBasket();
  const discussed = useDiscussed(book.lesson);
  const list = useRef<HTMLDivElement>(null);
  const late = useLate(answer.isLoading);
  useEffect(() => void loadKatex(), []);
  useLastPage(total, answer.isLoading, query);
  const first = records[0]?.questionId ?? '';
  const opened = records.some(({ questionId }) => questionId === open) || open === 'none' ? open : first;
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  /** The question with the focus, else the one that is open. */
  const current = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? opened;
  const isHere = (id: string) => records.some(({ questionId }) => questionId === id);
  const step = (by: number) => {
    const all = rows();
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
    // From the open question, where none has the focus yet.
    const from = focused ?? all.find(({ dataset }) => dataset.row === opened);
    const next = all[from === undefined ? 0 : all.indexOf(from) + by];
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  };
  const toggle = (id: string) => setOpen(id === opened ? 'none' : id);
  const pageIds = records.map(({ questionId }) => questionId);
  const withCurrent = (act: (id: string) => unknown) => () => {
    const id = current();
    if (isHere(id)) void act(id);
  };
  useShortcuts([
    { keys: ['ArrowDown'], shown: '↑ ↓', label: '上一题、下一题', run: () => step(1) },
    { keys: ['ArrowUp'], run: () => step(-1) },
    { keys: ['Enter'], label: '展开、收起', run: withCurrent(toggle) },
    { keys: ['b'], shown: 'B', label: '加入、移出试题篮', run: withCurrent((id) => toggleBasket(id, ids.has(id))) },
    { keys: ['p'], shown: 'P', label: '讲评', run: withCurrent((id) => lecture(pageIds, id)) },
  ]);
  const before = (query.current - 1) * query.size;
  return (
    <Stack gap={10} ref={list} className={styles.list} mod={{ stale: late }} aria-busy={late}>
      {records.map((mistake, index) => (
        <MistakeCard
          key={mistake.questionId}
          mistake={mistake}
          number={before + index + 1}
          detail={mistake.questionId === opened ? book.detailInput(mistake.questionId) : null}
          discussed={discussed.get(mistake.questionId)}
          inBasket={ids.has(mistake.questionId)}
          onBasket={() => void toggleBasket(mistake.questionId, ids.has(mistake.questionId))}
          onToggle={() => toggle(mistake.questionId)}
          onLecture={() => lecture(pageIds, mistake.questionId)}
        />
      ))}
      <Card flush>
        <TablePager label="班级错题" total={total} controls={query} />
      </Card>
    </Stack>
  );
}
