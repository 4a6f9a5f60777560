import { mistakeCauses } from '../constants/mistake-causes.ts';
import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { masteryRule } from './mistake-shapes.ts';
import { ofStudent, studentRefusals } from './mistakes.ts';
import { questionLimits } from './question-shapes.ts';

/** Whose mistake is changed, which is reached by the lesson. */
const ofMistake = { ...ofStudent, questionId: f.id('题目', { of: 'question', need: 'read' }) };
const gone = { ...studentRefusals, mistakeGone: '这道题已不在学生的错题本里' } as const;

export const setMistakeCause = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/cause',
  summary: '确认或更改错因；留空恢复为建议',
  provenance: 'ours',
  changes: 'mistake',
  input: f.input({ ...ofMistake, cause: f.choice('错因', [...mistakeCauses, '']) }),
  data: f.nothing,
  refusals: gone,
});

export const setMistakeMastered = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/mastered',
  summary: '人工标记已掌握（须有理由），或撤销标记',
  provenance: 'ours',
  changes: 'mistake',
  input: f.input({ ...ofMistake, isMastered: f.flag('是否已掌握'), reason: f.note('理由', 100).default('') }),
  data: f.nothing,
  refusals: { ...gone, noReason: '请填写理由', notByHand: '这道题不是人工标记的，不能撤销' },
  refusedAt: { noReason: 'reason' },
});

export const addCustomMistake = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/add',
  summary: '手工加入错题本（来源：自定义）',
  provenance: 'ours',
  adds: 'mistake',
  input: f.input({
    ...ofMistake,
    answer: f.paragraph('学生的作答', 500, 0).default(''),
    picture: f.picture('图片', questionLimits.figureBytes).default(''),
    attemptKey: f.attemptKey().optional(),
  }),
  data: f.nothing,
  refusals: { ...studentRefusals, questionGone: '题目已删除', otherSubject: '题目的学科与所选课程不符' },
});

export const removeCustomMistake = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/remove',
  summary: '移除手工加入的错题；作业和考试里的错题不受影响',
  provenance: 'ours',
  removes: 'mistake',
  input: f.input(ofMistake),
  data: f.nothing,
  refusals: { ...studentRefusals, notCustom: '这道题不是手工加入的' },
});

export const getMasteryRule = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/rule',
  summary: '本校何时算已掌握',
  provenance: 'ours',
  input: f.input({ schoolId: f.id('学校', { of: 'school' }) }),
  data: f.madeOf('school', f.record({ times: f.count('答对次数'), days: f.count('间隔天数') })),
});

export const setMasteryRule = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/mistake/setRule',
  summary: '设定本校何时算已掌握，全校错题随之更新',
  provenance: 'ours',
  changes: ['school', 'mistake'],
  input: f.input({ schoolId: f.id('学校', { of: 'school' }), ...masteryRule }),
  data: f.nothing,
});
