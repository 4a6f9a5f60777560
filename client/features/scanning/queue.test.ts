import { describe, expect, it } from 'vitest';
import { byArrival, placeIn } from './queue.ts';

describe('the queue of pages', () => {
  it('begins with its first page', () => {
    expect(placeIn(['a', 'b'], { id: '', ids: [] })).toBe(0);
    expect(placeIn([], { id: '', ids: [] })).toBe(-1);
  });

  it('stays at its page while others come and go', () => {
    expect(placeIn(['b', 'c', 'd'], { id: 'b', ids: ['a', 'b', 'c'] })).toBe(0);
  });

  it('goes on to the page that followed, and back at the end', () => {
    expect(placeIn(['a', 'c', 'd'], { id: 'b', ids: ['a', 'b', 'c'] })).toBe(1);
    expect(placeIn(['a', 'd'], { id: 'b', ids: ['a', 'b', 'c', 'd'] })).toBe(1);
    expect(placeIn(['a', 'b'], { id: 'c', ids: ['a', 'b', 'c'] })).toBe(1);
  });

  it('is in the order of arrival', () => {
    const pages = [
      { documentId: '100', pageNo: 1 },
      { documentId: '99', pageNo: 7 },
      { documentId: '99', pageNo: 2 },
    ];
    expect(pages.toSorted(byArrival).map(({ documentId, pageNo }) => `${documentId}/${pageNo}`)).toEqual([
      '99/2',
      '99/7',
      '100/1',
    ]);
  });
});
