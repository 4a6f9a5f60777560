import { describe, expect, it } from 'vitest';
import { linesFrom, linesText } from './lines-text.ts';
import {
  columnsOf,
  differenceText,
  mainColumn,
  measureText,
  shortNames,
  signedText,
  withinChance,
  type Report,
} from './report.ts';

const namesOf = (...names: string[]) => [
  ...shortNames(names.map((className, at) => ({ classId: String(at), className }))).values(),
];

describe('names of classes', () => {
  it('leave out what all begin with, up to the number', () => {
    expect(namesOf('七年级1班', '七年级12班', '七年级2班')).toEqual(['1班', '12班', '2班']);
    expect(namesOf('高一1班', '高一实验班')).toEqual(['1班', '实验班']);
  });

  it('stay whole where there is one alone, or a number is shared', () => {
    expect(namesOf('七年级1班')).toEqual(['七年级1班']);
    expect(namesOf('七年级11班', '七年级12班')).toEqual(['11班', '12班']);
  });
});

describe('figures', () => {
  it('have one decimal, shares in per cent', () => {
    expect(measureText('mean', 93.65)).toBe('93.7');
    expect(measureText('pass', 0.7056)).toBe('70.6');
    expect(measureText('standard', null)).toBe('-');
  });

  it('tell differences with the sign of typography, and none of what rounds to nothing', () => {
    expect(differenceText('mean', -14.24)).toBe('−14.2');
    expect(differenceText('low', 0.031)).toBe('+3.1');
    expect(signedText(-0.04)).toBe('0.0');
    expect(signedText(null)).toBe('-');
  });
});

describe('what is within chance', () => {
  const cell = (mark: string, subjectId = '2') => ({ subjectId, mark, difference: { value: 1, low: 0, high: 2 } });
  const one = (classId: string, group: string, likeClasses: number, ...cells: unknown[]) => ({
    classId,
    group,
    likeClasses,
    cells,
  });

  it('counts a comparison once where two classes are a group, and neither totals nor what has nothing beside it', () => {
    const classes = [
      one('1', '实验', 1, cell('within'), cell('above', '3')),
      one('2', '实验', 1, cell('within'), cell('below', '3')),
      one('3', '平行', 2, cell('within'), cell('above', '3'), cell('', '')),
      one('4', '平行', 2, cell('within'), cell('within', '3')),
      one('5', '平行', 2, { ...cell(''), difference: null }, cell('below', '3')),
    ];
    expect(withinChance({ classes } as unknown as Report)).toBe(4);
  });
});

describe('columns', () => {
  const subject = { subjectId: '2', courseName: '数学', full: 150, isPublished: true };
  const report = (isWhole: boolean, totalFull: number | null) =>
    ({
      subjects: [{ ...subject, subjectId: '1', isPublished: false }, subject],
      isWhole,
      totalFull,
    }) as unknown as Report;

  it('end with the total where all is seen, which says most once everything is published', () => {
    expect(columnsOf(report(true, 300)).map(({ subjectId }) => subjectId)).toEqual(['1', '2', '']);
    expect(mainColumn(report(true, 300))?.subjectId).toBe('');
  });

  it('have the first published subject in its place before that, and for who sees a part', () => {
    expect(mainColumn(report(true, null))?.subjectId).toBe('2');
    expect(mainColumn(report(false, 300))?.subjectId).toBe('2');
  });
});

describe('lines as people write them', () => {
  it('are read as they are shown', () => {
    const lines = [
      { name: 'A 线', score: 780 },
      { name: 'B线', score: 680.5 },
    ];
    expect(linesFrom(linesText(lines))).toEqual(lines);
  });

  it('may have a colon and empty rows; a score that is none is left for the contract to refuse', () => {
    expect(linesFrom('一本线：520\n\n')).toEqual([{ name: '一本线', score: 520 }]);
    expect(linesFrom('一本线')).toEqual([{ name: '一本线', score: Number.NaN }]);
  });
});
