import { expect, it } from 'vitest';
import { markDetail } from './mark-shapes.ts';

it('the text of a composition keeps its indent, from which the places of its comments are counted', () => {
  const detail = {
    kind: 'composition',
    text: '　　那天下着雨。',
    dimensions: [],
    sentences: [],
    overall: ' 很好 ',
  };
  expect(markDetail.parse(detail)).toEqual({ ...detail, overall: '很好' });
});
