import { describe, expect, it } from 'vitest';
import { statistics } from './statistics.ts';
import { verdictOf, verdicts } from './verdicts.ts';

const figures = [
  'mean',
  'median',
  'standardDeviation',
  'passRate',
  'excellentRate',
  'facility',
  'rightRate',
  'discriminationIndex',
  'pointBiserial',
  'alpha',
  'alphaIfDeleted',
  'standardError',
  'mastery',
  'percentileRank',
  'optionShare',
  'completion',
  'change',
  'lowRate',
  'standardScore',
  'groupDifference',
  'progress',
  'balance',
  'gradedScore',
  'kappa',
  'unitDifference',
  'intakeGroups',
  'betweenShare',
];

describe('table of figures', () => {
  it('names every figure that reports give', () => {
    expect(Object.keys(statistics).sort()).toEqual([...figures].sort());
  });

  it.each(Object.entries(statistics))('tells of %s its label, formula, reading and source', (_, statistic) => {
    expect(Object.keys(statistic)).toEqual(['label', 'formula', 'meaning', 'source']);
    for (const text of Object.values(statistic)) expect(text).not.toBe('');
    expect(statistic.meaning).toMatch(/时不给出。$/u);
  });

  it('has a label for each that no other has', () => {
    const labels = Object.values(statistics).map(({ label }) => label);
    expect(new Set<string>(labels).size).toBe(labels.length);
  });
});

describe('verdicts', () => {
  const words = (figure: keyof typeof verdicts, values: number[]) =>
    values.map((value) => verdictOf(figure, value)?.value);

  // Ebel: .40 and up very good, .30 to .39 reasonably good, .20 to .29 marginal, below .20 poor.
  it('on discrimination are those of Ebel', () => {
    expect(words('discriminationIndex', [1, 0.4, 0.39, 0.3, 0.29, 0.2, 0.19, 0, -1])).toEqual([
      'excellent',
      'excellent',
      'good',
      'good',
      'marginal',
      'marginal',
      'poor',
      'poor',
      'poor',
    ]);
  });

  // George & Mallery: .9 excellent, .8 good, .7 acceptable, .6 questionable, .5 poor, below unacceptable.
  it('on alpha are those of George and Mallery', () => {
    expect(words('alpha', [0.95, 0.85, 0.75, 0.65, 0.55, 0.45, -3])).toEqual([
      'excellent',
      'good',
      'acceptable',
      'questionable',
      'poor',
      'unacceptable',
      'unacceptable',
    ]);
  });

  it('on facility call .5 to .7 medium', () => {
    expect(words('facility', [1, 0.7, 0.69, 0.5, 0.49, 0])).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
    ]);
  });

  it('are not moved by what computing leaves behind, and not given without a figure', () => {
    expect(verdictOf('discriminationIndex', 0.1 + 0.2 + 0.1)?.value).toBe('excellent');
    expect(verdictOf('discriminationIndex', 0.7 - 0.3)?.value).toBe('excellent');
    expect(verdictOf('alpha', null)).toBeNull();
  });

  it('descend to the lowest value', () => {
    for (const { bands } of Object.values(verdicts)) {
      const bounds = bands.map(({ from }) => from);
      expect(bounds).toEqual([...bounds].sort((a, b) => b - a));
      expect(bounds.at(-1)).toBe(-Infinity);
    }
  });
});
