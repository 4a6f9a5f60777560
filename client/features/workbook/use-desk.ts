import { useState } from 'react';
import { questionTypes } from '../../../contracts/wrongbook/question-shapes.ts';
import { saveEntry, submitEntryPage } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { showDone } from '../../components/toast.ts';
import { attempt } from '../../components/use-action.ts';
import { firstOpen, type Book, type Box, type EntryPage } from './entry.ts';
import { useEntries } from './use-entries.ts';
import { useKeys } from './use-keys.ts';

/** Where somebody is on a page, and what can be done there by button and key. */
export function useDesk(book: Book, page: EntryPage, onPage: (id: string) => void) {
  const entries = useEntries(page);
  const [openId, setOpen] = useState<string | undefined>(() => firstOpen(page)?.id);
  const [isCutting, setCutting] = useState(false);
  const [isClose, setClose] = useState(false);
  const { questions } = page;
  const open = questions.find(({ id }) => id === openId) ?? questions[0];
  const at = questions.findIndex(({ id }) => id === open?.id);
  const mayEnter = page.task === 'enter';
  const changing = mayEnter && open?.state !== 'approved' ? open : undefined;
  // A question that has no place on the page yet is framed first; after that each frame is a new question.
  const unplaced = changing && entries.of(changing).box === null ? changing : undefined;

  const cut = async (box: Box | null) => {
    setCutting(false);
    if (unplaced && box !== null) return entries.change(unplaced, { box });
    const add = () => call(saveEntry, { workbookPageId: page.id, questionType: 3, box });
    await attempt(async () => setOpen((await add()).id));
  };
  const submit = (isEmpty: boolean) =>
    attempt(async () => {
      if (!(await entries.flush())) return;
      await call(submitEntryPage, { workbookPageId: page.id, isEmpty });
      showDone(`第 ${page.pageNo} 页已交给复核`);
    });
  const turn = (by: number) => {
    const next = book.pages[book.pages.findIndex(({ id }) => id === page.id) + by];
    if (next) onPage(next.id);
  };
  const startCutting = () => (page.picture === '' ? void cut(null) : setCutting(!isCutting));
  useKeys({
    mayEnter,
    isCutting,
    step: (by) => setOpen(questions[at + by]?.id ?? open?.id),
    turn,
    submit,
    flush: entries.flush,
    cut: startCutting,
    stop: () => setCutting(false),
    zoom: () => setClose(!isClose),
    setType: (index) => changing && entries.change(changing, { questionType: questionTypes[index]! }),
  });
  return {
    entries,
    open,
    setOpen,
    isClose,
    setClose,
    /** What the frame that is drawn now will be; undefined while none is. */
    cutting: isCutting ? (unplaced ? `框出第 ${unplaced.position} 题` : '框出新的一题') : undefined,
    startCutting,
    cut,
    submit,
    turn,
    /** Goes on to what has not been solved a second time. */
    goOn: () => setOpen(questions.slice(at + 1).find(({ state }) => state === 'ready')?.id ?? open?.id),
  };
}
