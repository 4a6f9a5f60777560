import { workbookPageStates, workbookQuestionStates } from '../constants/workbooks.ts';
import * as f from '../fields.ts';
import { askedFields, question, questionLimits } from './question-shapes.ts';

/** Where a question stands on its page, in thousandths of the page's width and height. */
const boxShape = { x: f.count('左'), y: f.count('上'), width: f.count('宽'), height: f.count('高') };
const side = (label: string, min = 0) => f.wholeNumber(label, min, 1000);

/** The same as it is handed in. */
const boxIn = f.input({ x: side('左'), y: side('上'), width: side('宽', 10), height: side('高', 10) });

/** What is written down of a question, complete or not: only a page that is handed over has to hold together. */
export const entryFields = {
  questionType: askedFields.questionType,
  stem: f.paragraph('题干', 2_000, 0).default(''),
  options: f.several('选项', f.paragraph('选项', 500, 0), questionLimits.options).default([]),
  answers: f.several('答案', f.several('答案', f.paragraph('答案', 2_000, 0), 20), questionLimits.words).default([]),
  rubric: f
    .several(
      '评分点',
      f.input({ text: f.paragraph('评分点', 200, 0), score: f.pointsIn('分值') }),
      questionLimits.rubric,
    )
    .default([]),
  solution: askedFields.solution,
  figure: askedFields.figure,
  score: f.pointsIn('分值').default(0),
  facility: askedFields.facility,
  pointIds: f.several('知识点', f.id('知识点', { of: 'point' }), questionLimits.points).default([]),
  box: boxIn.nullable().default(null),
};

/** Figures of a workbook as it is entered. */
const progress = {
  pageCount: f.count('页数'),
  questionCount: f.count('题数'),
  enteredCount: f.count('录入的页数'),
  approvedCount: f.count('复核通过的页数'),
  sentBackCount: f.count('退回给本人的题数'),
};

/** A workbook with how far its entering has come. */
export const entryBook = {
  id: f.id('练习册编号', { of: 'workbook' }),
  title: f.text('练习册名称'),
  courseName: f.text('课程名称'),
  subjectId: f.id('学科编号', { of: 'subject' }),
  gradeId: f.id('年级编号', { of: 'grade' }),
  gradeName: f.text('年级名称'),
  term: f.text('学期'),
  ...progress,
};

/** Somebody who works on a page; both are "" for nobody. */
const person = f.row('teacher', { id: f.idOrBlank('人员编号', { of: 'teacher' }), name: f.text('姓名') });

/** A page with who works on it. */
export const entryPage = {
  id: f.id('页编号', { of: 'workbookPage' }),
  pageNo: f.count('页码'),
  title: f.text('页名称'),
  state: f.choice('状态', workbookPageStates),
  isEmpty: f.flag('没有题目要录'),
  enterer: person,
  reviewer: person,
  isAssigned: f.flag('由管理员指定'),
};

/** Who enters and reviews, for administrators. */
export const entryPeople = f.list(
  f.row('teacher', { id: f.id('人员编号', { of: 'teacher' }), name: f.text('姓名'), saved: f.count('今天录入的题数') }),
);

const { questionType, isMultiple, stem, options, answers, rubric, solution, figure, score, facility, points } =
  question.shape;

/** The passage or figure that it asks about with others of its page; null without one. */
const shared = f
  .record({ title: f.text('题组名称'), passage: f.text('短文或材料'), figure: f.text('图片') })
  .nullable()
  .meta({ 'x-seldom': true });

/** A question of a page as whoever asks may see it: who solves it second sees no answer before that. */
export const entry = f.row('workbookQuestion', {
  id: f.id('题目编号', { of: 'workbookQuestion' }),
  position: f.count('题号'),
  state: f.choice('状态', workbookQuestionStates),
  group: shared,
  questionType,
  isMultiple,
  stem,
  options,
  answers,
  rubric,
  solution,
  figure,
  score,
  facility,
  points,
  box: f.record(boxShape).nullable(),
  authorName: f.text('录入人'),
  /** What keeps it from being handed over; "" for nothing. */
  missing: f.text('还缺什么'),
  /** Where it differs from what the second pair of eyes found, or what else is wrong. */
  note: f.text('退回说明'),
  secondAnswers: f.list(f.list(f.text('复核答案'))),
  blanks: f.count('空数'),
  isBlind: f.flag('复核前看不到答案'),
  version: f.count('版本'),
});
