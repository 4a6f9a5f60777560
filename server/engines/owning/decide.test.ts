import { expect, it } from 'vitest';
import { decide, type Decision, type Known } from './decide.ts';

const owner = (server: string, state: 'held' | 'left' | 'leaving' | 'gone', had = true) =>
  ({ number: 4, server, state, had }) as const;

const known: Known = {
  latest: undefined,
  own: 'own',
  hasFile: true,
  current: 4,
  isShared: true,
  isDead: () => false,
  isExpected: false,
};

const cases: [what: string, change: Partial<Known>, decision: Decision][] = [
  ['a sandbox that nobody has noted', {}, 'take'],
  ['one that nobody shares', { isShared: false }, 'keep'],
  ['one that is nowhere', { hasFile: false }, 'none'],
  ['its own', { latest: owner('own', 'held') }, 'keep'],
  ['its own from another start', { latest: owner('own', 'left') }, 'take'],
  ['its own, of which it was killed before it noted that', { latest: owner('own', 'held'), current: 3 }, 'keep'],
  ['its own, while bringing which up it was killed', { latest: owner('own', 'held', false), current: 3 }, 'bring'],
  ['the same without older data', { latest: owner('own', 'held', false), current: 0, hasFile: false }, 'bring'],
  ['its own that was removed meanwhile', { latest: owner('own', 'held'), hasFile: false }, 'removed'],
  ['one that another has', { latest: owner('other', 'held'), hasFile: false }, 'refuse'],
  ['one that another has, though older data lie here', { latest: owner('other', 'held'), current: 3 }, 'refuse'],
  ['one that another has left', { latest: owner('other', 'left'), current: 3 }, 'bring'],
  ['one whose owner is dead', { latest: owner('other', 'held'), isDead: () => true }, 'rescue'],
  [
    'one whose owner is dead, in a folder of its own',
    { latest: owner('other', 'held'), isDead: () => true, isShared: false },
    'refuse',
  ],
  ['one that is on its way', { latest: owner('other', 'leaving'), isDead: () => true }, 'refuse'],
  ['one that it has let go itself', { latest: owner('own', 'leaving') }, 'refuse'],
  ['one that is expected here', { latest: owner('other', 'leaving'), isExpected: true }, 'bring'],
  ['one that was removed', { latest: owner('other', 'gone'), hasFile: false, isDead: () => true }, 'none'],
  ['one that was removed, when it was killed over that', { latest: owner('own', 'gone') }, 'refuse'],
  ['one of that name that was made since', { latest: owner('other', 'gone'), current: 0 }, 'take'],
];

it.each(cases)('of %s', (_what, change, decision) => expect(decide({ ...known, ...change })).toBe(decision));
