import { describe, expect, it } from 'vitest';
import type { MarkerFigures, Progress, SubjectProgress, WaitingCase } from '../shapes.ts';
import { basisText, driftText, idleText, leadText, signedText, waitingLines, whenText } from './texts.ts';

const today = new Date(2026, 10, 30, 15, 0);

const subject = (changes: Partial<SubjectProgress>): SubjectProgress => ({
  subjectId: '1',
  courseName: '语文',
  total: 100,
  done: 40,
  waiting: 0,
  endTime: '',
  unassigned: 0,
  isPublished: false,
  parts: [],
  ...changes,
});

const progress = (changes: Partial<Progress>): Progress => ({
  total: 2_000,
  done: 500,
  endTime: '2026-12-01 09:10:00',
  lastSubjectId: '1',
  compared: 0,
  agreed: 0,
  waiting: [],
  subjects: [subject({}), subject({ subjectId: '2', courseName: '数学' })],
  ...changes,
});

const waits = (changes: Partial<WaitingCase>): WaitingCase => ({
  kind: 'third',
  markingPartId: 'p',
  subjectId: '1',
  partName: '作文',
  reason: '',
  count: 1,
  ...changes,
});

describe('what is said of the marking of an exam', () => {
  it('names the time of the end by its day, over the end of a month too', () => {
    expect(whenText('2026-11-30 16:00:00', today)).toBe('今天 16:00');
    expect(whenText('2026-12-01 09:10:00', today)).toBe('明天 09:10');
    expect(whenText('2026-12-02 09:10:00', today)).toBe('12-02 09:10');
  });

  it('says what is left and when it ends, and why nothing can be said', () => {
    expect(leadText(progress({}), today)).toBe('还有 1,500 份要阅，按现在的速度明天 09:10 全部阅完；语文最晚。');
    expect(leadText(progress({ endTime: '' }), today)).toBe('还有 1,500 份要阅，近两小时没有人阅卷。');
    expect(leadText(progress({ done: 2_000 }), today)).toBe('各题都已阅完。');
    expect(leadText(progress({ total: 0, done: 0 }), today)).toBe('还没有要阅的答卷。');
  });

  it('names who strays and what nobody marks', () => {
    const all = progress({
      waiting: [waits({ kind: 'drift', reason: '甲' })],
      subjects: [subject({}), subject({ subjectId: '2', courseName: '数学', unassigned: 2 })],
    });
    expect(basisText(all)).toBe('甲在语文作文上的给分与他人不同，不像偶然；数学 2 题还没有阅卷人');
    expect(basisText(progress({}))).toBe('');
  });

  it('gathers what waits by what for, the most first, and leaves out what does not wait', () => {
    const lines = waitingLines(
      progress({
        waiting: [
          waits({ kind: 'flag', reason: 'misplaced', count: 2 }),
          waits({ count: 2, subjectId: '2', partName: '19 题' }),
          waits({ count: 4 }),
        ],
      }),
    );
    expect(lines.map(({ label, count, where }) => [label, count, where])).toEqual([
      ['等第三评', 6, '语文作文 4 · 数学19 题 2'],
      ['异常卷', 2, '写错位置 2'],
    ]);
    expect(lines[0]!.first.count).toBe(4);
  });

  it('names a reason and a marker once, however many parts they are of', () => {
    const waiting = [
      waits({ kind: 'flag', reason: 'misplaced', count: 1 }),
      waits({ kind: 'flag', reason: 'alike', count: 2 }),
      waits({ kind: 'flag', reason: 'misplaced', count: 3, subjectId: '2' }),
      waits({ kind: 'drift', reason: '甲' }),
      waits({ kind: 'drift', reason: '甲', partName: '第 15 题' }),
      waits({ kind: 'drift', reason: '乙', subjectId: '2' }),
    ];
    expect(waitingLines(progress({ waiting })).map(({ where }) => where)).toEqual([
      '写错位置 4 · 雷同 2',
      '甲：语文作文、第 15 题 · 乙：数学作文',
    ]);
    expect(basisText(progress({ waiting }))).toBe('甲在语文作文、第 15 题，乙在数学作文上的给分与他人不同，不像偶然');
  });

  it('asks nobody to give out what is published', () => {
    const subjects = [subject({ total: 0, done: 0, isPublished: true })];
    expect(leadText(progress({ total: 0, done: 0, subjects }), today)).toBe('各科已发布，没有分给多人阅卷。');
  });
});

const marker = (changes: Partial<MarkerFigures>): MarkerFigures =>
  ({
    name: '甲',
    state: 'active',
    marked: 10,
    quota: 20,
    compared: 137,
    idleMinutes: 48,
    difference: null,
    ...changes,
  }) as MarkerFigures;

describe('what is said of a marker', () => {
  it('tells a difference with its sign and interval, the smaller end first', () => {
    expect([signedText(-2.6), signedText(0.4), signedText(-0.01)]).toEqual(['−2.6', '+0.4', '+0.0']);
    expect(driftText(marker({ difference: { value: -2.6, low: -3.1, high: -2.1 } }), 'pair')).toBe(
      '137 份同卷比较，低 2.6 分（95% 区间 2.1 至 3.1）；已阅的分不会自动改。',
    );
  });

  it('tells of a pause only while there is something left to mark', () => {
    expect(idleText(marker({}))).toBe('停 48 分');
    expect(idleText(marker({ idleMinutes: 300 }))).toBe('停 5 小时');
    expect([marker({ idleMinutes: 5 }), marker({ marked: 20 }), marker({ state: 'off' })].map(idleText)).toEqual([
      '',
      '',
      '',
    ]);
  });
});
