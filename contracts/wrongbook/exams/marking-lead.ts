import { mostChecked, markingLimits } from '../../constants/exam-marking.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { sampleScript } from './marking-figures.ts';
import { refusedAtMarks, scriptAnswer, scriptMarkRefusals, scriptMarks } from './marking-shapes.ts';

const markingPartId = f.id('题组', { of: 'markingPart', need: 'change' });
const markingScriptId = f.id('答卷', { of: 'markingScript', need: 'read', refuse: 'scriptGone' });

const scriptGone = { scriptGone: '这个题组没有这份答卷' } as const;
const closed = { closed: '现在不能阅卷：考试不在阅卷中，或这一科已发布' } as const;

export const getScriptAnswers = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/answers',
  summary: '一份答卷的作答和图片，不含姓名',
  provenance: 'ours',
  input: f.input({ markingScriptId: f.id('答卷', { of: 'markingScript' }) }),
  data: f.madeOf('submission', f.list(scriptAnswer)),
});

export const decideScript = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/decide',
  summary: '题组长定分，不论各评如何',
  provenance: 'ours',
  changes: ['markingScript', 'markingPart', 'submission', 'mark'],
  input: f.input({ markingPartId, markingScriptId, marks: scriptMarks }),
  data: f.nothing,
  refusals: { ...closed, ...scriptGone, ...scriptMarkRefusals },
  refusedAt: refusedAtMarks,
});

export const returnScript = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/return',
  summary: '异常卷没有问题，退回继续阅；或撤回题组长定的分',
  provenance: 'ours',
  changes: ['markingScript', 'markingPart', 'submission', 'mark'],
  input: f.input({ markingPartId, markingScriptId }),
  data: f.nothing,
  refusals: { ...closed, ...scriptGone, nothing: '这份答卷没有异常，也没有题组长定的分' },
});

export const drawChecks = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/drawChecks',
  summary: '抽一位阅卷人已阅的一部分由题组长复核，最多五分之一；复核不改分',
  provenance: 'ours',
  changes: ['markingScript', 'markingPart'],
  input: f.input({
    markingPartId,
    teacherId: f.id('教师', { of: 'teacher', need: 'name' }),
    share: f.rateIn('比例').refine((share) => share > 0 && share <= mostChecked, '须大于 0，不超过 0.2'),
  }),
  data: f.record({ drawn: f.count('抽出份数') }),
  refusals: { ...closed, notMarker: '这位教师不在这个题组阅卷', nothing: '没有可抽的答卷：还没有阅，或已抽满五分之一' },
  refusedAt: { notMarker: 'teacherId', nothing: 'share' },
});

export const drawSamples = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/drawSamples',
  summary: '抽几份样卷，题组长和每位阅卷人都先阅；样卷的分不计入',
  provenance: 'ours',
  changes: ['markingScript', 'markingPart'],
  input: f.input({ markingPartId, count: f.wholeNumber('份数', 1, markingLimits.samples) }),
  data: f.record({ drawn: f.count('抽出份数') }),
  refusals: { ...closed, tooMany: '最多 {most} 份样卷，已有 {count} 份' },
  refusedAt: { tooMany: 'count' },
});

export const listSamples = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/samples',
  summary: '一个题组的样卷：题组长的标准分和各阅卷人给的分',
  provenance: 'ours',
  input: f.input({ markingPartId }),
  data: f.list(sampleScript),
});
