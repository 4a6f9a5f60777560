import { personaIds, pointIds } from '../../../seed/landmarks.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const bookId = '20260107021';

/** Pages of the workbook: one that is entered, one that is reviewed, one handed over as blank, one still to be, one reviewed in part. */
const pages = { entering: '90026001', review: '90026002', empty: '90026003', blank: '90026004', solved: '90026005' };
const questions = { entering: '90026101', review: '90026102', solved: '90026104' };

const content = JSON.stringify({
  questionType: 2,
  stem: '$1+1=$____',
  options: [],
  answers: [['2']],
  rubric: [],
  solution: '',
  figure: '',
  score: 2,
  facility: 0.7,
  pointIds: [pointIds.maths],
  box: { x: 100, y: 100, width: 800, height: 100 },
});

const insertPage = (world: World, id: string, state: string, isEmpty: number, entererId: string) => {
  world.run(
    'insert into workbook_pages (id, workbook_id, page_no, title) values (?, ?, ?, ?)',
    id,
    bookId,
    900,
    '附页',
  );
  world.run(
    'insert into workbook_page_work (page_id, state, is_empty, enterer_id) values (?, ?, ?, ?)',
    id,
    state,
    isEmpty,
    entererId,
  );
};

const insertEntry = (world: World, id: string, pageId: string, authorId: string) => {
  world.run(
    'insert into workbook_questions (id, page_id, position, question_type, score) values (?, ?, 1, 2, 2)',
    id,
    pageId,
  );
  world.run(
    'insert into workbook_entries (question_id, author_id, content, save_time) values (?, ?, ?, ?)',
    id,
    authorId,
    content,
    '2026-10-14 08:00:00',
  );
};

function prepare(world: World): void {
  insertPage(world, pages.entering, 'entering', 0, personaIds.parttime);
  insertEntry(world, questions.entering, pages.entering, personaIds.parttime);
  insertPage(world, pages.review, 'review', 0, personaIds.admin);
  insertEntry(world, questions.review, pages.review, personaIds.admin);
  insertPage(world, pages.empty, 'review', 1, personaIds.admin);
  insertPage(world, pages.blank, 'entering', 0, personaIds.parttime);
  insertPage(world, pages.solved, 'review', 0, personaIds.admin);
  insertEntry(world, questions.solved, pages.solved, personaIds.admin);
  world.run(
    `update workbook_entries set second_id = ?, second_answers = '[["3"]]' where question_id = ?`,
    personaIds.parttime,
    questions.solved,
  );
}

const values = (page: keyof typeof pages): StateValues => ({
  bookId,
  entererId: personaIds.parttime,
  reviewerId: personaIds.admin,
  blankPageId: pages.blank,
  solvedQuestionId: questions.solved,
  gradeId: '7',
  workbookPageId: pages[page],
  workbookQuestionId: questions[page === 'review' ? 'review' : 'entering'],
  pointId: pointIds.maths,
});

/** States of workbooks that are entered. */
export const workbookStates = {
  'a part-timer with a page that is complete': { as: 'parttime', prepare, values: () => values('entering') },
  'a part-timer with a page to review': { as: 'parttime', prepare, values: () => values('review') },
  'a part-timer with a blank page to review': { as: 'parttime', prepare, values: () => values('empty') },
  'a platform administrator with a workbook that is entered': {
    as: 'admin',
    prepare,
    values: () => values('entering'),
  },
} as const satisfies States;
