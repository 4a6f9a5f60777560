import { describe, expect, it } from 'vitest';
import type { TakenScript } from '../shapes.ts';
import {
  chosen,
  currentOf,
  decided,
  emptyDesk,
  moved,
  nextPlace,
  openCount,
  reopened,
  scored,
  totalOf,
  withTaken,
  type DeskState,
} from './desk-state.ts';

const script = (id: string, positions: readonly number[] = [1]): TakenScript => ({
  id,
  scriptNo: id,
  task: 'mark',
  leaseTime: '',
  answers: positions.map((position) => ({ position, answer: '', pictures: [], isBlank: false })),
});

const give = (state: DeskState, score: number) => scored(state, { score, parts: [] });
const desk = withTaken(emptyDesk, [script('a', [13, 14]), script('b', [13, 14]), script('c', [13, 14])]);

describe('a desk of scripts', () => {
  it('begins with the first, and takes none twice', () => {
    expect(desk.at).toBe('a');
    expect(
      withTaken(desk, [script('b', [13, 14]), script('d', [13, 14])]).works.map(({ script: { id } }) => id),
    ).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has no total before every question has its score', () => {
    const one = give(desk, 2);
    expect(totalOf(currentOf(one)!)).toBeNull();
    const next = nextPlace(one)!;
    expect(next.place).toBe(1);
    const both = give(next, 1.5);
    expect(totalOf(currentOf(both)!)).toBe(3.5);
    expect(nextPlace(both)).toBeUndefined();
  });

  it('goes on to what waits, past what is done, and round to what was left', () => {
    const left = moved(desk, 1);
    const second = decided(left);
    expect(second.at).toBe('c');
    const third = decided(second);
    expect(third.at).toBe('a');
    expect(openCount(third)).toBe(1);
  });

  it('stays with the last where nothing waits, until more come', () => {
    const all = decided(decided(decided(desk)));
    expect([all.at, openCount(all)]).toEqual(['c', 0]);
    expect(withTaken(all, [script('d', [13, 14])]).at).toBe('d');
    // Whoever has gone back to look at one is left there.
    expect(withTaken(chosen(all, 'a'), [script('d', [13, 14])]).at).toBe('a');
  });

  it('opens what was decided last, without its scores', () => {
    const done = decided(give(decided(give(desk, 2)), 1));
    const back = reopened(done);
    expect(back.at).toBe('b');
    expect(currentOf(back)).toMatchObject({ isDecided: false, given: [{ score: null }, { score: null }] });
    expect(reopened(back).at).toBe('a');
    const first = reopened(back);
    expect(reopened(first)).toBe(first);
  });

  it('keeps why a script was handed on', () => {
    const handed = decided(desk, 'unclear');
    expect(handed.works[0]).toMatchObject({ isDecided: true, flag: 'unclear' });
    expect(reopened(handed).works[0]).toMatchObject({ isDecided: false, flag: '' });
  });
});
