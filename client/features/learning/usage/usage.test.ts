import { beforeEach, describe, expect, it } from 'vitest';
import { setPaths } from '../../../session/paths.ts';
import { activityWith } from '../testing.ts';
import { placeOf, stateText, weeksFromFirst, type Week } from './usage.ts';

describe('something of the timeline', () => {
  it('says how far it is', () => {
    const states = [
      activityWith(),
      activityWith({ isLate: true }),
      activityWith({ score: null }),
      activityWith({ score: null, isPublished: false }),
      activityWith({ state: 0, score: null }),
      activityWith({ state: 0, score: null, isPublished: false }),
      activityWith({ state: 2, score: null }),
      activityWith({ kind: 'notebook', state: 0 }),
    ].map(stateText);
    expect(states).toEqual(['已交', '迟交', '已交，没有批完', '已交，未发布', '未交', '待交', '缺考', '已记入']);
  });

  describe('leads', () => {
    beforeEach(() => setPaths({ submission: '/sheet', studentBook: '/book' }));

    it('to the sheet, or to its question in the notebook', () => {
      expect(placeOf(activityWith(), '5')).toBe('/sheet?submissionId=77');
      expect(placeOf(activityWith({ kind: 'notebook', questionId: '501' }), '5')).toBe(
        '/book?studentId=5&state=all&source=0&question=501',
      );
    });

    it('nowhere where nothing was handed in, and where the role may not open it', () => {
      expect(placeOf(activityWith({ submissionId: '' }), '5')).toBeUndefined();
      expect(placeOf(activityWith({ state: 0 }), '5')).toBeUndefined();
      setPaths({});
      expect(placeOf(activityWith(), '5')).toBeUndefined();
    });
  });
});

it('begins with the first week in which there was something', () => {
  const week = (from: string, set: number): Week => ({
    from,
    to: from,
    set,
    submitted: 0,
    classShare: null,
    rate: null,
    classRate: null,
  });
  const weeks = [week('1', 0), week('2', 3), week('3', 0)];
  expect(weeksFromFirst(weeks).map(({ from }) => from)).toEqual(['2', '3']);
  expect(weeksFromFirst([week('1', 0)])).toEqual([]);
});
