import { useState } from 'react';
import type { InputOf } from '../../../../../contracts/endpoint.ts';
import { pageStudentBook } from '../../../../../contracts/wrongbook/mistakes.ts';
import { getQuestion } from '../../../../../contracts/wrongbook/questions.ts';
import { call } from '../../../../api/call.ts';
import { loadKatex } from '../../../../components/rich-text/use-katex.ts';
import { showError } from '../../../../components/toast.ts';
import { useAction } from '../../../../components/use-action.ts';
import { laneOf } from '../../../marking/picture/lane.ts';
import type { Question } from '../../../question-bank/question/question.ts';
import type { BookMistake } from '../history.ts';

/** A mistake with the question as it was asked. */
export interface PrintedMistake {
  mistake: BookMistake;
  question: Question;
}

/** More than anybody's book of a subject; the call brings so many at once. */
const most = 500;
const width = 4;

async function read(input: InputOf<typeof pageStudentBook>): Promise<PrintedMistake[]> {
  const { records } = await call(pageStudentBook, { ...input, current: 1, size: most });
  const lane = laneOf(width);
  const { signal } = new AbortController();
  await loadKatex();
  return Promise.all(
    records.map(async (mistake) => ({
      mistake,
      question: await lane(() => call(getQuestion, { questionId: mistake.questionId }), signal),
    })),
  );
}

/** Reads what the filters of a book show, all pages of it, to print it. */
export function usePrintedBook(input: InputOf<typeof pageStudentBook>) {
  const [content, setContent] = useState<readonly PrintedMistake[]>();
  const { run, busy } = useAction(async () => {
    const printed = await read(input);
    if (printed.length === 0) showError('没有可打印的错题，请换个条件');
    else setContent(printed);
  });
  return {
    content,
    busy,
    start: () => (busy || content ? undefined : run()),
    done: () => setContent(undefined),
  };
}
