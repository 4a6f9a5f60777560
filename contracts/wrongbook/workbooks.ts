import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { stale } from '../refusals.ts';
import { questionLimits } from './question-shapes.ts';
import { entry, entryBook, entryFields, entryPage, entryPeople } from './workbook-shapes.ts';

const bookId = f.id('练习册', { of: 'workbook' });
const workbookPageId = f.id('练习册页', { of: 'workbookPage' });
const workbookQuestionId = f.id('练习册题目', { of: 'workbookQuestion' });

const bookGone = { bookGone: '练习册不存在' } as const;
const pageGone = { pageGone: '练习册页不存在' } as const;
const questionGone = { questionGone: '这道题不存在，可能已被删除' } as const;

/** Why a page takes nothing from who asks now. */
const closed = {
  held: '{name}正在做这一页，停下 {minutes} 分钟后可以接手',
  assigned: '管理员把这一页指定给了{name}',
  inReview: '这一页已交复核，不能再改',
  isApproved: '这一页已复核通过，不能再改',
} as const;

const notInReview = { notInReview: '这一页没有等待复核的内容' } as const;
const own = { own: '不能复核自己录入的题目' } as const;

const touched = ['workbookQuestion', 'workbookPage', 'workbook'] as const;

export const listEntryBooks = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/list',
  summary: '年级某学期的练习册和录入进度；不指定学期时为本学期，和以前学期没有做完的',
  provenance: 'ours',
  input: f.input({ gradeId: f.id('年级', { of: 'grade' }), term: f.term('学期').optional() }),
  data: f.list(f.row('workbook', entryBook)),
});

export const getEntryBook = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/detail',
  summary: '一本练习册的录入：进度、各页状态和人员，本人今天的题数',
  provenance: 'ours',
  input: f.input({ bookId }),
  data: f.row('workbook', {
    ...entryBook,
    pages: f.list(f.row('workbookPage', entryPage)),
    /** Empty for who assigns nobody. */
    people: entryPeople,
    today: f.record({ saved: f.count('今天录入的题数'), returned: f.count('其中被退回的题数') }),
  }),
  refusals: bookGone,
});

export const getEntryPage = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/page',
  summary: '练习册的一页：原图和各题；复核的人做完才看到录入的答案',
  provenance: 'ours',
  input: f.input({ workbookPageId }),
  data: f.row('workbookPage', {
    ...entryPage,
    bookId,
    picture: f.text('原图'),
    /** What whoever asks may do here. */
    task: f.choice('可做的事', ['enter', 'review', 'none']),
    /** Why nothing, in words for people; "" otherwise. */
    reason: f.text('不能做的原因'),
    questions: f.list(entry),
  }),
  refusals: pageGone,
});

export const saveEntry = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/save',
  summary: '保存一道题的录入，不必完整；不指定题目时在页末新增一题',
  provenance: 'ours',
  adds: 'workbookQuestion',
  changes: [...touched],
  input: f.input({
    workbookPageId,
    workbookQuestionId: workbookQuestionId.optional(),
    /** 0 for a question that nobody has written anything of. */
    version: f.wholeNumber('版本', 0, 1_000_000).default(0),
    ...entryFields,
    attemptKey: f.attemptKey().optional(),
  }),
  data: f.row('workbookQuestion', {
    id: f.id('题目编号', { of: 'workbookQuestion' }),
    version: f.version(),
    missing: f.text('还缺什么'),
  }),
  refusals: {
    ...pageGone,
    ...questionGone,
    ...closed,
    ...stale,
    inBank: '这道题已在题库中',
    badFigure: '图片不能使用：{reason}',
    full: '一页最多 {max} 题',
  },
  refusedAt: { badFigure: 'figure' },
});

export const removeEntry = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/remove',
  summary: '删除页上多出的一题；题库中已有的不能删除',
  provenance: 'ours',
  removes: [...touched],
  input: f.input({ workbookQuestionId }),
  data: f.nothing,
  refusals: { ...questionGone, ...closed, inBank: '这道题已在题库中' },
});

export const setPagePicture = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/picture',
  summary: '放入一页的原图',
  provenance: 'ours',
  changes: ['workbookPage', 'workbook'],
  input: f.input({ workbookPageId, picture: f.picture('原图', questionLimits.figureBytes) }),
  data: f.nothing,
  refusals: { ...pageGone, ...closed, badFigure: '图片不能使用：{reason}' },
  refusedAt: { badFigure: 'picture' },
});

export const submitEntryPage = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/submit',
  summary: '把一页交给复核：每题完整，或标为没有题目要录',
  provenance: 'ours',
  changes: [...touched],
  input: f.input({ workbookPageId, isEmpty: f.flag('没有题目要录').default(false) }),
  data: f.nothing,
  refusals: {
    ...pageGone,
    ...closed,
    nothing: '这一页没有题目；确实没有就标为空白页',
    notEmpty: '这一页已录了题目，不能标为空白页',
    incomplete: '第 {position} 题：{missing}',
  },
});

export const reviewEntry = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/review',
  summary: '第二双眼：先做一遍，相同的题目通过并进入题库，不同的退回；文字不同的解答由复核人判断',
  provenance: 'ours',
  adds: 'question',
  changes: [...touched],
  input: f.input({
    workbookQuestionId,
    version: f.version(),
    answers: f.several('答案', f.several('答案', f.paragraph('答案', 2_000, 0), 20), questionLimits.words),
    /** What is wrong besides the answer, which sends the question back. */
    note: f.note('说明', 200).default(''),
    /** After both answers have been seen: whether they mean the same. */
    verdict: f.choice('判断', ['same', 'different']).optional(),
  }),
  data: f.record({
    result: f.choice('结果', ['approved', 'sentBack', 'judged']),
    firstAnswers: f.list(f.list(f.text('录入答案'))),
    place: f.text('不同之处'),
  }),
  refusals: {
    ...questionGone,
    ...notInReview,
    ...own,
    ...stale,
    held: closed.held,
    assigned: closed.assigned,
    noAnswer: '请先做一遍，填写答案',
    notSolved: '请先做一遍，再判断是否相同',
  },
});

export const reviewEmptyPage = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/reviewEmpty',
  summary: '复核标为空白的一页：确实没有题目，或退回',
  provenance: 'ours',
  changes: ['workbookPage', 'workbook'],
  input: f.input({ workbookPageId, isRight: f.flag('确实没有题目') }),
  data: f.nothing,
  refusals: { ...pageGone, ...notInReview, ...own, held: closed.held, assigned: closed.assigned },
});

export const assignEntryPages = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/assign',
  summary: '指定各页由谁录入、由谁复核；都不指定时放开',
  provenance: 'ours',
  changes: ['workbookPage', 'workbook'],
  input: f.input({
    workbookPageId: f.ids('练习册页', { of: 'workbookPage' }),
    entererId: f.id('录入人', { of: 'teacher', need: 'name', refuse: 'notTheirs' }).optional(),
    reviewerId: f.id('复核人', { of: 'teacher', need: 'name', refuse: 'notTheirs' }).optional(),
  }),
  data: f.nothing,
  refusals: { ...pageGone, same: '录入和复核须是两个人', notTheirs: '{name}不录题' },
});

export const exportEntryBook = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/workbook/export',
  summary: '导出一本练习册的题目、进度和人员（.xls）；没有通过的题目不含答案',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ bookId }),
  data: f.nothing,
  refusals: bookGone,
});
