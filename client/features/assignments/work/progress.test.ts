import { expect, it } from 'vitest';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { testAssignment } from '../testing.ts';
import { missingOf, nextActOf, stagesOf, type StageKey, type Work } from './progress.ts';

const work = (rest: Partial<Work>): Work => ({
  ...testAssignment,
  stage: 'collecting',
  studentCount: 132,
  submittedCount: 0,
  absentCount: 0,
  markedCount: 0,
  printedCount: 0,
  ...rest,
});

const stage = (one: Work, key: StageKey) => stagesOf(one).find((found) => found.key === key)!;

it('leads from one stage to the next, one act at a time', () => {
  const came = { stage: 'marking', printedCount: 132, submittedCount: 131, absentCount: 1 } as const;
  const acts: [Partial<Work>, string, string][] = [
    [{}, 'print', '打印 132 份'],
    [{ printedCount: 132 }, 'upload', '上传扫描件'],
    [{ printedCount: 132, reading: { isRunning: true, pages: 97, readPages: 12 } }, 'reading', '看读取进度'],
    [{ ...came, trayCount: 3 }, 'mend', '处理 3 页'],
    [{ ...came, isBeingMarked: true }, 'marking', '看批改进度'],
    [{ ...came, markedCount: 100 }, 'mark', '批改 31 份'],
    [{ ...came, markedCount: 131, doubtfulCount: 17 }, 'review', '看 17 处存疑'],
    [{ ...came, markedCount: 131 }, 'publish', '发布 131 份'],
    [{ ...came, markedCount: 131, stage: 'published' }, 'report', '看报告'],
  ];
  for (const [rest, kind, label] of acts) expect(nextActOf(work(rest))).toEqual({ kind, label });
});

it('leads from work of an exam that is marked to the exam, which publishes it', () => {
  const marked = { stage: 'marking', submittedCount: 132, markedCount: 132, mayPublish: false, examId: '5' } as const;
  expect(nextActOf(work(marked))).toEqual({ kind: 'exam', label: '到考试里发布' });
  expect(nextActOf(work({ ...marked, markedCount: 131 }))).toMatchObject({ kind: 'mark' });
});

it('offers nothing for what was withdrawn, nor publishing to who may not', () => {
  expect(nextActOf(work({ stage: 'withdrawn' }))).toBeUndefined();
  const marked = { stage: 'marking', submittedCount: 132, markedCount: 132 } as const;
  expect(nextActOf(work({ ...marked, mayPublish: false }))).toBeUndefined();
});

it('leads practice of mistakes, which has no report, to its marks', () => {
  const practice = work({ taskType: taskType.errorNote, stage: 'published', submittedCount: 4, markedCount: 4 });
  expect(nextActOf(practice)).toMatchObject({ kind: 'review' });
  expect(stagesOf(practice).map(({ key }) => key)).not.toContain('report');
});

it('says of each stage how far it is and what waits in it', () => {
  const now = work({
    stage: 'marking',
    printedCount: 132,
    submittedCount: 93,
    markedCount: 93,
    trayCount: 3,
    doubtfulCount: 12,
    reading: { isRunning: true, pages: 132, readPages: 96 },
  });
  expect(stage(now, 'print')).toMatchObject({ state: 'done', note: '已打印 132/132 份' });
  expect(stage(now, 'scan')).toMatchObject({ state: 'running', note: '已读 96/132 页', waits: '3 页待处理' });
  expect(stage(now, 'mark')).toMatchObject({ state: 'running', note: '已批 93/93 份', waits: '12 处存疑' });
  expect(stage(now, 'publish')).toMatchObject({ state: 'todo', note: '批改完可以发布' });
  expect(missingOf(now)).toBe(39);
});

it('takes sheets that came in for printed, whoever printed them', () => {
  expect(stage(work({ submittedCount: 1 }), 'print')).toMatchObject({ state: 'done', note: '没有打印记录' });
  expect(stage(work({ printedCount: 44 }), 'print')).toMatchObject({ state: 'running', note: '已打印 44/132 份' });
});

it('has a report that others see once its scores are published', () => {
  expect(stage(work({ submittedCount: 1 }), 'report').note).toBe('发布前仅教师可见');
  const published = work({ stage: 'published', submittedCount: 1, markedCount: 1, publishTime: '2026-11-07 19:40:00' });
  expect(stage(published, 'publish')).toMatchObject({ state: 'done', note: '11-07 19:40 发布' });
  expect(stage(published, 'mark')).toMatchObject({ state: 'done', waits: '' });
});
