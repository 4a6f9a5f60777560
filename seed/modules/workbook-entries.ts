import { personaIds } from '../landmarks.ts';
import { enteredPages, type EnteredPage, type EnteredQuestion } from '../workbooks/entered-pages.ts';
import { boxOf, pictureOf } from '../workbooks/page-picture.ts';
import type { World } from '../world.ts';

const emptied = { stem: '', options: [], answers: [], rubric: [], solution: '', score: 0, pointIds: [] };

function contentOf(question: EnteredQuestion, index: number): string {
  const { type, points, stem, options, answers, rubric, solution, score } = question;
  const asked = { stem, options, answers, rubric, solution, score, pointIds: points };
  const known = { questionType: type, figure: '', facility: 0.7, box: boxOf(index) };
  return JSON.stringify({ ...(question.entered === 'cut' ? emptied : asked), ...known });
}

function writeEntry(world: World, page: EnteredPage, questionId: string, question: EnteredQuestion, index: number) {
  const { note, found, entered } = question;
  if (entered === 'none') return;
  world.write.workbookEntry({
    questionId,
    authorId: personaIds[page.enterer],
    state: note === undefined ? 'draft' : 'sentBack',
    content: contentOf(question, index),
    ...(found !== undefined && { secondAnswers: JSON.stringify([[found]]) }),
    ...(page.reviewer !== undefined && note !== undefined && { secondId: personaIds[page.reviewer] }),
    note: note ?? '',
    returns: note === undefined ? 0 : 1,
    saveTime: world.now,
  });
}

/** Writes how far a page of the book has come that is being entered; false where nobody has begun it. */
export function writeWork(world: World, pageId: string, pageNo: number, title: string, questionIds: readonly string[]) {
  const page = enteredPages.get(pageNo);
  if (!page) return;
  const { stage, enterer, reviewer, questions } = page;
  world.write.workbookPageWork({
    pageId,
    state: stage === 'pictured' ? 'entering' : stage,
    picture: pictureOf(page, title),
    entererId: stage === 'pictured' ? null : personaIds[enterer],
    reviewerId: reviewer === undefined ? null : personaIds[reviewer],
    submitTime: stage === 'review' ? world.now : '',
  });
  questions.forEach((question, index) => writeEntry(world, page, questionIds[index]!, question, index));
}
