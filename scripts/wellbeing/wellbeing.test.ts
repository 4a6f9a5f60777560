import { expect, it } from 'vitest';
import { fitWeights } from '../../server/engines/wellbeing/learned.ts';
import { learnedWeights } from '../../server/engines/wellbeing/learned-weights.ts';
import { fittedTexts, labelledTexts, ordinarySentences, sets } from './labelled.ts';
import { measure } from './measure.ts';

const known = sets.slice(0, -1).flatMap(labelledTexts);
const proof = labelledTexts('proof');

it('finds 98 of 100 texts that deserve 预警 or 危机, among at least 400', () => {
  expect(known.length).toBeGreaterThanOrEqual(400);
  expect(new Set(known.map(({ text }) => text)).size).toBe(known.length);
  const { recall, crisisRecall, precision } = measure(known);
  expect(recall).toBeGreaterThanOrEqual(0.98);
  expect(crisisRecall).toBeGreaterThanOrEqual(0.98);
  expect(precision).toBeGreaterThan(0.85);
});

it('finds most of them among texts that nothing was fitted to', () => {
  expect(proof.length).toBeGreaterThan(50);
  expect(proof.some(({ text }) => known.some((one) => one.text === text))).toBe(false);
  const { recall, precision } = measure(proof);
  // As measured; what is said in a roundabout way is missed, and the list says so.
  expect(recall).toBeGreaterThanOrEqual(0.65);
  expect(precision).toBeGreaterThan(0.75);
});

it('leaves ordinary sentences alone', () => {
  const ordinary = ordinarySentences('proof').map((text) => ({ text, level: 0 as const }));
  expect(ordinary.length).toBeGreaterThan(90);
  const [, , warning = 0, crisis = 0] = measure(ordinary).confusion[0]!;
  expect((warning + crisis) / ordinary.length).toBeLessThan(0.1);
});

it('has the weights that the known texts give', () => {
  const fitted = fitWeights(fittedTexts());
  const entries = Object.entries(fitted).map(([gram, weight]) => `${gram}=${weight}`);
  expect(learnedWeights).toBe(entries.join(' '));
});
