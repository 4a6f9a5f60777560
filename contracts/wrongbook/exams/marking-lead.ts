import { mostChecked, scriptViews, markingLimits } from '../../constants/exam-marking.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { pageInput, pageOf } from '../../paging.ts';
import { examGone } from './exam-shapes.ts';
import { refusedAtMarks, scriptMarkRefusals } from './marking-desk.ts';
import { markingProgress, partFigures, sampleScript, scriptCase } from './marking-figures.ts';
import { scriptAnswer, scriptMarks } from './marking-shapes.ts';

const markingPartId = f.id('题组', { of: 'markingPart', need: 'change' });
const teacherId = f.id('教师', { of: 'teacher', need: 'name' });
const markingScriptId = f.id('答卷', { of: 'markingScript', need: 'read', refuse: 'scriptGone' });

const scriptGone = { scriptGone: '这个题组没有这份答卷' } as const;
const closed = { closed: '现在不能阅卷：考试不在阅卷中，或这一科已发布' } as const;
const notMarker = { notMarker: '这位教师不在这个题组阅卷' } as const;

export const getMarkingProgress = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/progress',
  summary: '一次考试的阅卷进度：各科各题组的份数、预计阅完的时间、等人处理的',
  provenance: 'ours',
  input: f.input({ examId: f.id('考试', { of: 'exam', need: 'change' }) }),
  data: f.madeOf(['exam', 'markingPart', 'markingScript', 'submission'], markingProgress),
  refusals: examGone,
});

export const getPartFigures = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/figures',
  summary: '一个题组的阅卷人：份数、速度、均分、分布、与同卷另一评之差、一致、自我复评、偏差',
  provenance: 'ours',
  input: f.input({ markingPartId }),
  data: f.madeOf(['markingScript', 'submission'], partFigures),
});

export const pageScripts = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/scripts',
  summary: '一个题组的答卷和各轮给分：全部、相差最大的、等处理的、样卷、自我复评、复核',
  provenance: 'ours',
  input: pageInput(['difference'], {
    markingPartId,
    view: f.choice('查看', scriptViews).default('all'),
    teacherId: teacherId.optional(),
    from: f.pointsIn('得分从').optional(),
    to: f.pointsIn('得分到').optional(),
  }),
  data: pageOf(scriptCase),
});

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
    teacherId,
    share: f.rateIn('比例').refine((share) => share > 0 && share <= mostChecked, '须大于 0，不超过 0.2'),
  }),
  data: f.record({ drawn: f.count('抽出份数') }),
  refusals: { ...closed, ...notMarker, nothing: '没有可抽的答卷：还没有阅，或已抽满五分之一' },
  refusedAt: { notMarker: 'teacherId', nothing: 'share' },
});

export const noteDrift = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/noteDrift',
  summary: '知道了一位阅卷人的偏差：以后只按此后给的分提醒；已给的分不变',
  provenance: 'ours',
  changes: 'markingPart',
  input: f.input({ markingPartId, teacherId }),
  data: f.nothing,
  refusals: notMarker,
  refusedAt: { notMarker: 'teacherId' },
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
