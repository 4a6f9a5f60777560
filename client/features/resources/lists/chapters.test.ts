import { expect, it } from 'vitest';
import { chapterNodes, chosenIn, filtersOf } from './chapters.ts';

const chapters = [
  { id: '2020100', name: '有理数', gradeId: '7' },
  { id: '2021100', name: '三角形', gradeId: '8' },
];
const subjects = [
  { value: '1', label: '语文' },
  { value: '2', label: '数学' },
];

it('shows the chapters of the subject that is looked into, with their grades', () => {
  const nodes = chapterNodes(subjects, '2', chapters);
  expect(nodes.map(({ label, children }) => [label, children?.map((one) => [one.label, one.note])])).toEqual([
    ['语文', undefined],
    [
      '数学',
      [
        ['有理数', '七年级'],
        ['三角形', '八年级'],
      ],
    ],
  ]);
});

it('names no grade where all chapters are of one', () => {
  const [, maths] = chapterNodes(subjects, '2', chapters.slice(0, 1));
  expect(maths!.children).toEqual([{ key: '2020100', label: '有理数', note: undefined }]);
});

it('leads from every entry to its filters and back', () => {
  const keys = chapterNodes(subjects, '2', chapters).flatMap(({ key, children = [] }) => [
    key,
    ...children.map((one) => one.key),
  ]);
  expect(keys).toHaveLength(4);
  for (const key of keys) {
    const filters = filtersOf(key, '2', chapters);
    expect(chosenIn(filters, filters.subjectId, chapters)).toBe(key);
  }
  expect(filtersOf('2021100', '2', chapters)).toEqual({ subjectId: '2', gradeId: '8', keyword: '三角形' });
  expect(filtersOf('', '2', chapters)).toEqual({ subjectId: '', gradeId: '', keyword: '' });
});

it('stays at the subject while another name is searched for', () => {
  const bySubject = filtersOf(chapterNodes(subjects, '2', chapters)[1]!.key, '2', chapters);
  expect(chosenIn({ ...bySubject, keyword: '周测' }, '2', chapters)).toBe(chosenIn(bySubject, '2', chapters));
  expect(chosenIn({ keyword: '有理数' }, '', chapters)).toBe('');
});
