import * as z from 'zod';
import * as f from '../fields.ts';
import { groupName, questionLimits, questionTypes } from './question-shapes.ts';

/** Who or what gave a mark: a machine, a person, what was on record before, or a person who took a mark back. */
export const markKinds = ['machine', 'person', 'record', 'undo'] as const;

/**
 * Below which confidence of a machine a person should look at an answer. Those of the built-in rules are calibrated: of marks from
 * here on more than nine in ten are right, and each of less is wrong more often than one in five.
 */
export const sureFrom = 0.8;

/** Dimensions of a composition. */
export const dimensionKeys = ['content', 'structure', 'language', 'writing'] as const;
export const dimensionLabels = { content: '内容', structure: '结构', language: '语言', writing: '书写' } as const;

/** What a comment on a sentence says of it: that it is good, is to be mended, has a wrong character, or may be done otherwise. */
const sentenceKinds = ['praise', 'problem', 'typo', 'advice'] as const;

const mostSentences = 200;
const offset = f.wholeNumber('位置', 0, 20_000);
const remark = f.paragraph('评语', 500, 0);

/** A comment that is anchored in the text by offsets in UTF-16 units, the end exclusive. */
const sentence = z.strictObject({
  start: offset,
  end: offset,
  kind: f.choice('评语类型', sentenceKinds),
  dimension: f.choice('维度', dimensionKeys).optional(),
  comment: remark,
  suggestion: f.paragraph('修改建议', 500, 0),
});

const points = z.number().min(0).max(300);

const dimension = z.strictObject({
  key: f.choice('维度', dimensionKeys),
  score: points.meta({ description: '得分' }),
  max: points.meta({ description: '满分' }),
  comment: remark,
});

const written = z.strictObject({ expected: z.string(), given: z.string(), isRight: z.boolean() });

/** A word of a dictation; `isDoubtful` where a machine is not sure enough of it. */
const word = z.strictObject({
  ...written.shape,
  isDoubtful: z.boolean().optional(),
  characters: z.array(written),
});

/** What a mark says in detail: of a composition, of the words of a dictation, of blanks, of the points of a rubric. */
export const markDetail = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('composition'),
    text: f.verbatim('正文', 10_000),
    dimensions: z.array(dimension).max(dimensionKeys.length),
    sentences: z.array(sentence).max(mostSentences),
    overall: f.paragraph('总评', 1_000, 0),
  }),
  z.strictObject({
    kind: z.literal('dictation'),
    words: z.array(word).max(questionLimits.words),
  }),
  z.strictObject({
    kind: z.literal('blanks'),
    blanks: z.array(z.strictObject({ ...written.shape, reason: z.string() })).max(questionLimits.blanks),
  }),
  z.strictObject({
    kind: z.literal('rubric'),
    points: z
      .array(z.strictObject({ index: z.int().min(0), score: points, reason: z.string() }))
      .max(questionLimits.rubric),
  }),
]);
export type MarkDetail = z.output<typeof markDetail>;

/** A mark as it stands. `score` is null where a machine leaves the answer to a person. */
export const mark = f.row('mark', {
  id: f.id('记录编号', { of: 'mark' }),
  kind: f.choice('来源', markKinds),
  marker: f.text('批改者'),
  score: f.score('得分').nullable(),
  parts: f.list(f.score('分项得分')),
  confidence: f.rate('把握'),
  reason: f.text('理由'),
  comment: f.text('评语'),
  detail: markDetail.nullable(),
  keyVersion: f.count('答案版本'),
  isSimulated: f.flag('是否模拟识别'),
  createTime: f.dateTime('时间'),
});

/** An entry of the ledger; `revokes` is the entry that it takes back. */
export const markEntry = f.row('mark', {
  ...mark.shape,
  revokes: f.idOrBlank('撤销的记录', { of: 'mark' }),
  isStanding: f.flag('是否生效'),
});

/** What answers to a question are judged by; version 0 is the question's own. */
export const answerKey = f.row('answerKey', {
  version: f.count('版本'),
  answers: f.list(f.list(f.text('答案'))),
  rubric: f.list(f.record({ text: f.text('评分点'), score: f.score('分值') })),
});

/** A key that a person sets for one piece of work. */
export const answerKeyFields = {
  answers: f.several('答案', f.several('答案', f.paragraph('答案', 2_000), 20), questionLimits.words),
  rubric: f
    .several('评分点', f.input({ text: f.paragraph('评分点', 200), score: f.scoreIn('分值') }), questionLimits.rubric)
    .default([]),
};

/** What of an answer is cut out of the scan: a part of it, or one of its blanks or words. */
export const pictureKinds = ['answer', 'blank'] as const;

/** A picture of an answer or a part of it: where it is to be had, and its pixels, 0 where they are not known. */
export const answerPicture = f.record({
  kind: f.choice('图片类型', pictureKinds),
  index: f.count('序号'),
  version: f.text('图片版本'),
  width: f.count('图片宽度'),
  height: f.count('图片高度'),
});

/** An answer to a question with its mark; likely alike answers share a `group`, 0 those left empty. */
export const markedAnswer = f.row('submission', {
  submissionId: f.id('答卷编号', { of: 'submission' }),
  position: f.count('题序'),
  studentName: f.text('学生姓名', { of: 'student' }),
  studentNo: f.text('学号', { of: 'student' }),
  className: f.text('班级', { of: 'class' }),
  answer: f.text('作答'),
  pictures: f.list(answerPicture),
  isBlank: f.flag('是否空白'),
  group: f.count('相似组'),
  mark: mark.nullable(),
});

/** How far the marking of a question is: reviewed by a person, with a score that is sure, doubtful by confidence, left without a score. */
export const questionProgress = f.row('question', {
  questionId: f.id('题目', { of: 'question' }),
  number: f.count('题号'),
  questionType: f.stateOut('题型', questionTypes),
  full: f.score('满分'),
  stem: f.text('题干'),
  group: groupName,
  answerCount: f.count('作答数', { of: 'submission' }),
  markedCount: f.count('已批数', { of: 'mark' }),
  reviewedCount: f.count('已复核数', { of: 'mark' }),
  doubtfulCount: f.count('存疑数', { of: 'mark' }),
  sureCount: f.count('有把握且未复核数', { of: 'mark' }),
  meanRate: f.rate('得分率').nullable(),
});

/** A run of a machine over the answers of an assignment. */
export const runStates = ['waiting', 'running', 'done', 'failed'] as const;
export const markingRun = f.row('markingRun', {
  state: f.choice('状态', runStates),
  marker: f.text('批改者'),
  total: f.count('总数'),
  done: f.count('已批数', { of: 'mark' }),
  inputTokens: f.count('输入词元'),
  outputTokens: f.count('输出词元'),
  cost: f.score('费用'),
  failReason: f.text('失败原因'),
  createTime: f.dateTime('开始时间'),
});

/** A mark that a person gives; the same `key` is written once, however often it is sent. */
export const givenMark = f.input({
  key: f.attemptKey(),
  submissionId: f.id('学生答卷', { of: 'submission', refuse: 'notFound' }),
  position: f.wholeNumber('题序', 1, 100),
  score: f.pointsIn('得分'),
  parts: f.several('分项得分', f.pointsIn('分项得分'), 100).default([]),
  comment: remark.default(''),
  detail: markDetail.optional(),
});

/** What the reader saw in a box of a choice. */
const boxMarks = ['yes', 'no', 'unsure'] as const;

/** Where something stands on a page of the sheet, in millimetres; of a box of a choice, what was seen in it and how dark, 0 to 1. */
const place = f.record({
  page: f.count('页码'),
  kind: f.choice('区域', ['bubble', 'blank', 'answer', 'score']),
  option: f.text('选项'),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  seen: f.record({ mark: f.choice('框里', boxMarks), ink: f.rate('深浅') }).nullable(),
});

/** What a class got for a question on average, so far as it is marked; of a composition for each of its dimensions too. */
const classMean = f.record({
  score: f.score('班级平均分'),
  dimensions: f.list(f.record({ key: f.choice('维度', dimensionKeys), score: f.score('班级平均分') })),
});

/** A student's answer to one question of the sheet, with where it stands on the pages. */
export const sheetAnswer = f.row('question', {
  ...markedAnswer.pick({ position: true, answer: true, isBlank: true, mark: true }).shape,
  questionId: f.id('题目', { of: 'question' }),
  number: f.count('题号'),
  questionType: f.stateOut('题型', questionTypes),
  isMultiple: f.flag('是否多选'),
  full: f.score('满分'),
  stem: f.text('题干'),
  group: groupName,
  key: answerKey,
  places: f.list(place),
  /** Null where nobody of the class has a score. */
  classMean: classMean.nullable(),
});
