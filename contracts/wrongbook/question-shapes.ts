import { mistakeCauses } from '../constants/mistake-causes.ts';
import * as f from '../fields.ts';

/** The most options of a choice, points of a rubric, blanks, words of a dictation, knowledge points and typical wrong answers of a question. */
export const questionLimits = {
  options: 8,
  rubric: 20,
  blanks: 20,
  words: 100,
  points: 5,
  mistakes: 20,
  figureBytes: 700_000,
} as const;

/** Numbers of the kinds of questions. */
export const questionTypes = [1, 2, 3, 4] as const;

/** Stages of schooling. */
export const stageNames = ['primary', 'junior', 'senior'] as const;

/** What one passage or figure with several questions may hold. */
export const groupLimits = { parts: 20, passage: 10_000 } as const;

/** The passage or figure that a question shares with others, as far as others must tell it; null where it stands by itself. */
export const groupName = f
  .row('questionGroup', { id: f.id('题组编号', { of: 'questionGroup' }), title: f.text('题组名称') })
  .nullable()
  .meta({ 'x-seldom': true });

/** The group of a question: which of how many parts it is, and what all are worth in the bank. */
const groupOf = f
  .row('questionGroup', {
    id: f.id('题组编号', { of: 'questionGroup' }),
    title: f.text('题组名称'),
    position: f.count('第几小题'),
    count: f.count('小题数'),
    score: f.score('题组分值'),
  })
  .nullable()
  .meta({ 'x-seldom': true });

/** A criterion of a written answer and what it is worth. */
const rubricItem = f.record({ text: f.text('评分点'), score: f.score('分值') });

/**
 * A wrong answer that is typical and the misconception that it comes from: a choice's letter, or what is written into a blank,
 * which is counted from 1 and is 0 for a choice.
 */
const typicalMistake = f.record({
  answer: f.text('错误答案'),
  blank: f.count('第几空'),
  name: f.text('错误原因'),
  cause: f.choice('错因', mistakeCauses),
});

/**
 * A question of the bank. What its text may hold stands in `contracts/rich-text.ts`. Answers are a choice's letters,
 * or for each blank every text that is right, or one text; one of the kind "other" may have one text for each word of a
 * dictation.
 */
export const question = f.row('question', {
  id: f.id('题目编号', { of: 'question' }),
  subjectId: f.id('学科', { of: 'subject' }),
  stage: f.choice('学段', stageNames),
  gradeId: f.id('年级', { of: 'grade' }),
  questionType: f.stateOut('题型', questionTypes),
  isMultiple: f.flag('是否多选'),
  stem: f.text('题干'),
  options: f.list(f.text('选项')),
  answers: f.list(f.list(f.text('答案'))),
  rubric: f.list(rubricItem),
  solution: f.text('解析'),
  /** The likeliest first. */
  mistakes: f.list(typicalMistake),
  figure: f.text('图片'),
  score: f.score('分值'),
  facility: f.rate('预估正确率'),
  points: f.list(f.row('point', { id: f.id('知识点编号', { of: 'point' }), name: f.text('知识点') })),
  source: f.text('来源'),
  group: groupOf,
  /** Shared by questions that differ only in numbers; "" for one that is not stored yet. */
  template: f.text('同一模板的题目共有的标识'),
  isOwn: f.flag('是否本人录入'),
  createTime: f.dateTime('录入时间'),
  version: f.version(),
});

/** What is asked and how it is marked: what a teacher writes down of a question by itself and of each in a group. */
export const askedFields = {
  questionType: f.state('题型', questionTypes),
  stem: f.paragraph('题干', 2_000),
  options: f.several('选项', f.paragraph('选项', 500), questionLimits.options).default([]),
  answers: f.several('答案', f.several('答案', f.paragraph('答案', 2_000), 20), questionLimits.words),
  rubric: f
    .several('评分点', f.input({ text: f.paragraph('评分点', 200), score: f.scoreIn('分值') }), questionLimits.rubric)
    .default([]),
  solution: f.paragraph('解析', 5_000, 0).default(''),
  mistakes: f
    .several(
      '典型错误',
      f.input({
        answer: f.paragraph('错误答案', 200),
        blank: f.wholeNumber('第几空', 0, questionLimits.blanks).default(0),
        name: f.paragraph('错误原因', 100),
        cause: f.choice('错因', mistakeCauses),
      }),
      questionLimits.mistakes,
    )
    .default([]),
  figure: f.picture('图片', questionLimits.figureBytes).default(''),
  score: f.scoreIn('分值'),
  facility: f.rateIn('预估正确率').default(0.7),
};

/** Where questions belong. */
const placeFields = {
  subjectId: f.id('学科', { of: 'subject' }),
  gradeId: f.id('年级', { of: 'grade' }),
  pointId: f.ids('知识点', { of: 'point', max: questionLimits.points }),
};

/** What a teacher writes down of a question. */
export const questionFields = { ...placeFields, ...askedFields };

/** A passage or figure with its questions. */
export const questionGroup = f.row('questionGroup', {
  id: f.id('题组编号', { of: 'questionGroup' }),
  subjectId: f.id('学科', { of: 'subject' }),
  stage: f.choice('学段', stageNames),
  gradeId: f.id('年级', { of: 'grade' }),
  title: f.text('题组名称'),
  passage: f.text('短文或材料'),
  /** What is read aloud; papers for students leave it out. */
  transcript: f.text('听力原文'),
  figure: f.text('图片'),
  isOwn: f.flag('是否本人录入'),
  version: f.version(),
  questions: f.list(question),
});

/** What a teacher writes down of a group; grade and knowledge points are those of all its questions. */
export const groupFields = {
  ...placeFields,
  title: f.name('题组名称', 60),
  passage: f.paragraph('短文或材料', groupLimits.passage, 0).default(''),
  transcript: f.paragraph('听力原文', groupLimits.passage, 0).default(''),
  figure: f.picture('图片', questionLimits.figureBytes).default(''),
  questions: f.several('小题', f.input(askedFields), groupLimits.parts),
};
