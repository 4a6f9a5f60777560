import { beforeAll, describe, expect, it } from 'vitest';
import { maps } from '../../server/engines/marking/calibration-maps.ts';
import { uncalibrated } from '../../server/engines/marking/calibration.ts';
import { markOffline } from '../../server/engines/marking/offline.ts';
import { answerWith } from '../../server/engines/marking/testing.ts';
import { kinds, type Kind, type Labelled } from './labelled.ts';
import { bandsOf, brierOf, outcomesOf, type Outcome } from './measure.ts';
import { labelledSet } from './sets.ts';

/** Bands with fewer answers say nothing about ten points. */
const enough = 30;

const answersOf = (labelled: readonly Labelled[]): Set<string> =>
  new Set(labelled.map(({ question }) => JSON.stringify([question.stem, question.answers])));

describe.each(kinds)('confidences of %s', (kind: Kind) => {
  const set = labelledSet(kind, 'proof', { size: 500, seed: 7 });
  let outcomes: Outcome[];
  beforeAll(async () => {
    outcomes = await outcomesOf(set);
  });

  it('are the share that is right, within ten points, on answers they were not fitted to', () => {
    expect(outcomes).toHaveLength(500);
    const bands = bandsOf(outcomes, enough);
    expect(bands.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(400);
    for (const { from, confidence, right } of bands)
      expect(Math.abs(confidence - right), `${kind} from ${from}`).toBeLessThanOrEqual(0.1);
  });

  it('of marks that count as sure are right nine times in ten or more often', () => {
    const sure = outcomes.filter(({ confidence }) => confidence >= 0.8);
    expect(sure.length).toBeGreaterThan(100);
    expect(sure.filter(({ isRight }) => isRight).length / sure.length).toBeGreaterThan(0.9);
  });

  it('are nearer to the truth than what the rules say of themselves', async () =>
    expect(brierOf(outcomes)).toBeLessThan(brierOf(await outcomesOf(set, uncalibrated))));

  it('rise with what the rules say', () => {
    const shares = maps[kind].map(([, share]) => share);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(maps[kind].map(([said]) => said)).toEqual(maps[kind].map(([said]) => said).sort((a, b) => a - b));
    expect(Math.max(...shares)).toBeLessThan(1);
  });

  it('are high where the answer is the reference word for word', async () => {
    for (const { question } of set.slice(0, 100)) {
      const isWords = kind === 'dictation';
      const text = isWords ? question.answers.map(([word]) => word).join('\n') : question.answers[0]![0]!;
      const { score, confidence } = await markOffline(question, answerWith(text));
      expect(score).toBe(question.score);
      expect(confidence).toBeGreaterThanOrEqual(0.95);
    }
  });

  it('are proved on other answers than they are fitted to', () => {
    const fitted = answersOf(labelledSet(kind, 'fit', { size: 500, seed: 1 }));
    for (const answer of answersOf(set)) expect(fitted).not.toContain(answer);
  });
});
