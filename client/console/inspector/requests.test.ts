import { describe, expect, it } from 'vitest';
import { beside, countOf, milliseconds, shortPath, shownOf, withNew, type Request } from './requests.ts';

const request = (requestId: string, rest: Partial<Request> = {}): Request => ({
  requestId,
  time: '2026-11-16 10:15:42',
  method: 'GET',
  path: '/api/vesta/student/page',
  call: 'pageStudents',
  name: '周雅琴',
  account: 'teacher',
  role: '教师',
  status: 200,
  code: 200,
  result: 'ok',
  took: 3_000,
  fault: '',
  origin: '',
  differs: false,
  ...rest,
});

const all = [
  request('a'),
  request('b', { result: 'refused', status: 403, code: 403 }),
  request('c', { fault: '31 秒没有回答', result: 'failed', status: 0 }),
  request('d', { differs: true, method: 'POST', path: '/api/vesta/class/add', call: 'addClass', name: '陆海燕' }),
];

const ids = (requests: readonly Request[]): string => requests.map(({ requestId }) => requestId).join('');

describe('the list of requests', () => {
  it('shows those of a kind, and says how many there are', () => {
    expect(ids(shownOf(all, 'refused', ''))).toBe('bc');
    expect(ids(shownOf(all, 'fault', ''))).toBe('c');
    expect(ids(shownOf(all, 'differs', ''))).toBe('d');
    expect([countOf(all, 'all'), countOf(all, 'refused')]).toEqual([4, 2]);
  });

  it('finds by call, person and code, each word for itself and in any case', () => {
    expect(ids(shownOf(all, 'all', 'ADDclass'))).toBe('d');
    expect(ids(shownOf(all, 'all', '周雅琴 403'))).toBe('b');
    expect(ids(shownOf(all, 'all', '周雅琴 class'))).toBe('');
  });

  it('has the newest on top, and never more than a page can hold', () => {
    expect(ids(withNew([request('a')], [request('b'), request('c')]))).toBe('cba');
    const many = Array.from({ length: 700 }, (_, index) => request(String(index)));
    expect(withNew([], many)).toHaveLength(500);
    expect(withNew([], many)[0]!.requestId).toBe('699');
  });

  it('leads from one to the next, and stays at the ends', () => {
    expect(beside(all, 'a', 1)?.requestId).toBe('b');
    expect(beside(all, 'a', -1)?.requestId).toBe('a');
    expect(beside(all, 'd', 1)?.requestId).toBe('d');
    expect(beside(all, 'gone', 1)?.requestId).toBe('a');
    expect(beside([], 'a', 1)).toBeUndefined();
  });

  it('writes times and paths short', () => {
    expect([milliseconds(340), milliseconds(12_400), milliseconds(31_000_000)]).toEqual(['0.3', '12', '31,000']);
    expect(shortPath('/api/wrongbook/v1.0/web/doc/page')).toBe('wrongbook/…/doc/page');
  });
});
