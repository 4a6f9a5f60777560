import { markingLimits, markingTasks } from '../../constants/exam-marking.ts';
import { read, write } from '../../endpoint.ts';
import * as f from '../../fields.ts';
import { pageInput, pageOf } from '../../paging.ts';
import { pictureKinds } from '../mark-shapes.ts';
import {
  flagFields,
  markingDesk,
  ownCounts,
  ownPart,
  ownScript,
  refusedAtMarks,
  scriptMarkRefusals,
  scriptMarks,
  takenScript,
} from './marking-shapes.ts';

const markingPartId = f.id('题组', { of: 'markingPart', need: 'read' });
const markingScriptId = f.id('答卷', { of: 'markingScript', refuse: 'notYours' });

const closed = { closed: '现在不能阅卷：考试不在阅卷中，或这一科已发布' } as const;
const notYours = { notYours: '这份答卷不在您手上，可能已超时分给别人' } as const;

export const listOwnMarking = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/own',
  summary: '本人要阅的和负责的题组',
  provenance: 'ours',
  input: f.input({}),
  data: f.madeOf(['exam', 'markingScript', 'submission'], f.list(ownPart)),
});

export const getMarkingDesk = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/desk',
  summary: '一个题组的阅卷台：题目、答案、评分标准和本人要做的',
  provenance: 'ours',
  input: f.input({ markingPartId }),
  data: f.madeOf(['exam', 'markingScript', 'submission', 'answerKey'], markingDesk),
});

export const takeScripts = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/take',
  summary: '领取要阅的答卷，不含姓名：先是手上未阅的，再是样卷、三评、复核，然后按份额随机分发',
  provenance: 'ours',
  changes: ['markingScript', 'markingPart'],
  input: f.input({
    markingPartId,
    count: f.wholeNumber('份数', 1, markingLimits.batch).default(5),
    /** One kind of work alone. */
    task: f.choice('任务', markingTasks).optional(),
  }),
  data: f.record({ scripts: f.list(takenScript), own: ownCounts }),
  refusals: { ...closed, paused: '题组长已暂停给您分卷' },
});

export const markScript = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/mark',
  summary: '给一份答卷打分；同卷两评都有以后按允许差定分、转三评或转题组长',
  provenance: 'ours',
  changes: ['markingScript', 'markingPart', 'submission', 'mark'],
  input: f.input({ markingScriptId, marks: scriptMarks }),
  data: f.record({ own: ownCounts }),
  refusals: { ...closed, ...notYours, ...scriptMarkRefusals, settled: '这份答卷已由三评或题组长定分，不能再改' },
  refusedAt: refusedAtMarks,
});

export const flagScript = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/flag',
  summary: '把有异常的答卷连同原因转给题组长',
  provenance: 'ours',
  changes: ['markingScript', 'markingPart', 'submission', 'mark'],
  input: f.input({ markingScriptId, ...flagFields }),
  data: f.record({ own: ownCounts }),
  refusals: { ...closed, ...notYours, settled: '这份答卷已由三评或题组长定分，不能再改' },
});

export const undoScript = write({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/undo',
  summary: '撤销本人给的分或异常，答卷回到手上',
  provenance: 'ours',
  changes: ['markingScript', 'markingPart', 'submission', 'mark'],
  input: f.input({ markingScriptId }),
  data: f.record({ script: takenScript, own: ownCounts }),
  refusals: { ...closed, ...notYours, settled: '这份答卷已由三评或题组长定分，不能再改' },
});

export const pageOwnScripts = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/ownScripts',
  summary: '本人在一个题组里阅过的答卷，最近的在前',
  provenance: 'ours',
  input: pageInput(['markTime'], { markingPartId }),
  data: pageOf(ownScript),
});

export const getScriptPicture = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/exam/marking/picture',
  summary: '一份答卷里一个作答的图片（JPEG），不含姓名',
  provenance: 'ours',
  answers: 'file',
  input: f.input({
    markingScriptId: f.id('答卷', { of: 'markingScript' }),
    position: f.wholeNumber('题序', 1, 100),
    kind: f.choice('图片类型', pictureKinds),
    index: f.wholeNumber('序号', 1, 1_000),
    version: f.note('图片版本'),
  }),
  data: f.nothing,
  refusals: { replaced: '图片已更新，请刷新页面' },
  where: {
    position: { unchecked: '图片不写题号' },
    kind: { unchecked: '整块作答区或一个空，图片上不写' },
    index: { unchecked: '第几个空，图片上不写' },
    version: { unchecked: '只为让缓存分清新旧图片' },
  },
});
