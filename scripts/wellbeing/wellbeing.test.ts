import { expect, it } from 'vitest';
import { fitWeights } from '../../server/engines/wellbeing/learned.ts';
import { learnedWeights } from '../../server/engines/wellbeing/learned-weights.ts';
import { fittedTexts, heldOutTexts, knownTexts, ordinarySentences } from './labelled.ts';
import { measure } from './measure.ts';

const known = knownTexts();
const heldOut = heldOutTexts();

it('finds 98 of 100 texts that deserve 预警 or 危机, among at least 400', () => {
  expect(known.length).toBeGreaterThanOrEqual(400);
  expect(new Set(known.map(({ text }) => text)).size).toBe(known.length);
  const { recall, crisisRecall, precision } = measure(known);
  expect(recall).toBeGreaterThanOrEqual(0.98);
  expect(crisisRecall).toBeGreaterThanOrEqual(0.98);
  expect(precision).toBeGreaterThan(0.85);
});

it('finds nearly as many among texts that nothing was fitted to', () => {
  expect(heldOut.length).toBeGreaterThan(300);
  expect(heldOut.some(({ text }) => known.some((one) => one.text === text))).toBe(false);
  const { recall, precision } = measure(heldOut);
  expect(recall).toBeGreaterThanOrEqual(0.94);
  expect(precision).toBeGreaterThan(0.8);
});

it('leaves ordinary sentences alone', () => {
  const ordinary = ordinarySentences('proof').map((text) => ({ text, level: 0 as const }));
  expect(ordinary.length).toBeGreaterThan(90);
  const [, , warning = 0, crisis = 0] = measure(ordinary).confusion[0]!;
  // Missing a text is worse than reading one in vain, and a crisis is never made of nothing.
  expect(warning / ordinary.length).toBeLessThan(0.1);
  expect(crisis).toBe(0);
});

it('has the weights that the known texts give', () => {
  const fitted = fitWeights(fittedTexts());
  const entries = Object.entries(fitted).map(([gram, weight]) => `${gram}=${weight}`);
  expect(learnedWeights).toBe(entries.join(' '));
});
