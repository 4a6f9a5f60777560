import { scriptViews } from '../../constants/exam-marking.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { pageInput, pageOf } from '../../paging.ts';
import { examGone } from './exam-shapes.ts';
import { markingProgress, partFigures, scriptCase } from './marking-figures.ts';

const markingPartId = f.id('题组', { of: 'markingPart', need: 'change' });
const teacherId = f.id('教师', { of: 'teacher', need: 'name' });

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
  data: f.madeOf(['exam', 'markingScript', 'submission'], partFigures),
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
    from: f.pointsAsked('得分从').optional(),
    to: f.pointsAsked('得分到').optional(),
  }),
  data: pageOf(scriptCase),
  where: {
    view: { unchecked: '按阅卷轮次归成的几类' },
    from: { unchecked: '所查教师给分的下限' },
    to: { unchecked: '所查教师给分的上限' },
  },
});

export const noteDrift = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/noteDrift',
  summary: '知道了一位阅卷人的偏差：以后只按此后给的分提醒；已给的分不变',
  provenance: 'ours',
  changes: 'markingPart',
  input: f.input({ markingPartId, teacherId }),
  data: f.nothing,
  refusals: { notMarker: '这位教师不在这个题组阅卷' },
  refusedAt: { notMarker: 'teacherId' },
});
