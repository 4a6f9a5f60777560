import { expect, it } from 'vitest';
import { groupHeadings } from './report.ts';
import { item } from './testing.ts';

it('heads questions of one passage with what they earned together, as long as they stand together', () => {
  const group = { id: '1', title: '短文' };
  const items = [
    item(1, { mean: 2 }),
    item(2, { group, full: 4, mean: 3 }),
    item(3, { group, full: 6, mean: 2 }),
    item(4, { group: { id: '2', title: '图' }, full: 4, mean: null }),
  ];
  expect([...groupHeadings(items)]).toEqual([
    ['502', '题组 短文（第 2～3 题）　均分 5/10，得分率 50.0%'],
    ['504', '题组 图（第 4 题）　均分 -/4，得分率 -'],
  ]);
  expect(groupHeadings([items[1]!, items[0]!, items[2]!]).size).toBe(2);
});
