import { describe, expect, it } from 'vitest';
import { attemptText, outcomeOf, placeOf } from '../../../../contracts/report-text/attempts.ts';
import { dueText, memoryText, needText } from './history.ts';
import { attemptWith, mistakeWith } from './testing.ts';

const today = '2026-11-18';

describe('an attempt', () => {
  it('is right with full marks, wrong without any, and partly right between', () => {
    expect([0, 0.5, 3.5, 4].map((score) => outcomeOf(attemptWith({ score })))).toEqual([
      'wrong',
      'part',
      'part',
      'right',
    ]);
  });

  it('says where it was made', () => {
    expect(placeOf(attemptWith())).toBe('作业 第 3 次作业');
    expect(placeOf(attemptWith({ source: 2, title: '期中' }))).toBe('考试 期中');
    expect(placeOf(attemptWith({ isPractice: true, title: '周二' }))).toBe('错题巩固 周二');
    expect(placeOf(attemptWith({ source: 0, title: '' }))).toBe('自定义');
  });

  it('is told in words', () => {
    expect(attemptText(attemptWith({ score: 2 }))).toBe('11-03 作业 第 3 次作业：得部分分，2/4');
  });
});

describe('a mistake', () => {
  it('is due today from its day on, and not at all once mastered', () => {
    expect(dueText(mistakeWith({ dueDate: '2026-11-05' }), today)).toBe('今天');
    expect(dueText(mistakeWith({ dueDate: today }), today)).toBe('今天');
    expect(dueText(mistakeWith({ dueDate: '2026-11-19' }), today)).toBe('11-19');
    expect(dueText(mistakeWith({ state: 'mastered', dueDate: '2026-11-05' }), today)).toBe('不用再练');
  });

  it('says how likely it is remembered', () => {
    expect(memoryText(mistakeWith())).toBe('记得 88.4%');
  });

  it('says how often it still has to be right, and from when on that counts', () => {
    expect(needText(mistakeWith(), today)).toBe('还要做对 2 次，今天做对就计入');
    const once = { state: 'consolidating', timesLeft: 1 } as const;
    expect(needText(mistakeWith({ ...once, countsFrom: '2026-11-20' }), today)).toBe(
      '还要做对 1 次，11-20 起做对才计入',
    );
    expect(needText(mistakeWith({ ...once, countsFrom: today }), today)).toBe('还要做对 1 次，今天做对就计入');
  });

  it('says by whom it was called mastered', () => {
    const mastered = { state: 'mastered', timesLeft: 0 } as const;
    expect(needText(mistakeWith(mastered), today)).toBe('已按规则掌握');
    expect(needText(mistakeWith({ ...mastered, isByHand: true, reason: '当面做对' }), today)).toBe(
      '由老师标为已掌握：当面做对',
    );
  });
});
