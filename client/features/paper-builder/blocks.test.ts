import { expect, it } from 'vitest';
import { questionWith } from '../question-bank/testing.ts';
import { besideSiblings, blockOf, blocksIn } from './blocks.ts';
import { nameOfPlaced } from './names.ts';

/** Questions by names such as `a2`, the second part of the group a, and `1`, a question by itself. */
const placedAs = (names: string) =>
  names.split(' ').map((id) => {
    const group = { id: `g${id[0]}`, title: id[0]!, position: Number(id[1]), count: 3, score: 9 };
    return { question: questionWith(id, { group: id.length === 1 ? null : group }), score: 3 };
  });

const outline = (blocks: readonly (readonly { question: { id: string } }[])[]) =>
  blocks.map((block) => block.map(({ question }) => question.id).join(' '));

it('keeps neighbours of one group together, each run of them by itself', () => {
  const placed = placedAs('a1 a2 1 2 b1 b2 b3 a3 b4');
  expect(outline(blocksIn(placed))).toEqual(['a1 a2', '1', '2', 'b1 b2 b3', 'a3', 'b4']);
  expect(blocksIn([])).toEqual([]);
});

it('finds what moves with a question', () => {
  const placed = placedAs('a1 a2 1 a3');
  const found = ['a2', '1', 'a3', 'b1'].map((id) => blockOf(placed, id) ?? []);
  expect(outline(found)).toEqual(['a1 a2', '1', 'a3', '']);
});

it('puts a part back in its place among the others of its group', () => {
  const [a1, a2, a3] = placedAs('a1 a2 a3');
  const back = (names: string, part: typeof a1) => outline([besideSiblings(placedAs(names), part!)])[0];
  expect(back('1 a2 a3 2', a1)).toBe('1 a1 a2 a3 2');
  expect(back('1 a1 a3 2', a2)).toBe('1 a1 a2 a3 2');
  expect(back('1 a1 a2 2', a3)).toBe('1 a1 a2 a3 2');
});

it('names several parts by their group, one part by its number, and others by how many they are', () => {
  const placed = placedAs('1 a1 a2 b1');
  const numbers = new Map(placed.map(({ question }, index) => [question.id, index + 1]));
  const [one, a1, a2, b1] = placed;
  expect([[a1!, a2!], [a2!], [one!], [a1!, b1!]].map((some) => nameOfPlaced(some, numbers))).toEqual([
    '题组“a”',
    '第 3 题',
    '第 1 题',
    ' 2 题',
  ]);
});
