import { describe, expect, it } from 'vitest';
import { pageStudents } from '../../contracts/vesta/student.ts';
import { changeAddress, nextSort, readInput, sizeFrom, sortOf } from './page-query.ts';

const read = (address: string) => readInput(pageStudents, new URLSearchParams(address));

describe('the query of a list in the address', () => {
  it('takes what the endpoint takes, as the endpoint reads it', () => {
    expect(read('gradeId=7&status=1&current=3&descs=name&tab=students')).toEqual({
      gradeId: '7',
      status: 1,
      current: 3,
      descs: 'name',
    });
  });

  it('leaves out what the endpoint would refuse, and keeps the rest', () => {
    expect(read('gradeId=x&status=7&current=0&ascs=password&keyword=张')).toEqual({ keyword: '张' });
  });

  it('goes to the first page when anything but the page changes, and keeps what is not its own', () => {
    const address = new URLSearchParams('tab=students&current=4&gradeId=7&classId=9');
    expect(String(changeAddress(address, { gradeId: '8', classId: undefined }))).toBe('tab=students&gradeId=8');
    expect(String(changeAddress(address, { current: 5 }))).toBe('tab=students&current=5&gradeId=7&classId=9');
  });

  it('turns a column ascending, descending and back', () => {
    const first = nextSort(undefined, 'name');
    const second = nextSort(first, 'name');
    expect([first, second, nextSort(second, 'name')]).toEqual([
      { column: 'name', direction: 'asc' },
      { column: 'name', direction: 'desc' },
      undefined,
    ]);
    expect(nextSort(second, 'studentNo')).toEqual({ column: 'studentNo', direction: 'asc' });
    expect(sortOf({ descs: 'name,createTime' })).toEqual(second);
  });

  it('offers only the sizes that a person can choose', () => {
    expect([sizeFrom('50'), sizeFrom('7'), sizeFrom(undefined)]).toEqual([50, 20, 20]);
  });
});
