import { beforeEach, expect, it } from 'vitest';
import { personaScripts } from '../../contracts/constants/persona-scripts.ts';
import { accounts } from '../../seed/modules/persona-list.ts';
import { keepTicks, nextStep, readTicks, scriptOf } from './script.ts';

beforeEach(() => localStorage.clear());

it('there is a script for every persona, and its minutes sum to ten', () => {
  const personas = accounts.filter(({ persona }) => persona).map(({ account }) => account);
  expect(Object.keys(personaScripts).sort()).toEqual(personas.sort());
  for (const [account, steps] of Object.entries(personaScripts))
    expect([account, steps.reduce((sum, { minutes }) => sum + minutes, 0)]).toEqual([account, 10]);
});

it('goes on with the first step that has not been shown, and begins again after the last', () => {
  expect(nextStep('teacher')).toBe(0);
  keepTicks('teacher', [0, 2]);
  expect([readTicks('teacher'), nextStep('teacher'), nextStep('many')]).toEqual([[0, 2], 1, 0]);
  keepTicks(
    'teacher',
    scriptOf('teacher').map((_, place) => place),
  );
  expect(nextStep('teacher')).toBe(0);
});

it('forgets ticks of steps that a script no longer has, and knows none for who is no persona', () => {
  keepTicks('teacher', [1, 99]);
  expect(readTicks('teacher')).toEqual([1]);
  expect(scriptOf('somebody')).toEqual([]);
});
