import { beforeEach, expect, it } from 'vitest';
import { personaScripts } from '../../contracts/constants/persona-scripts.ts';
import { scenarioScripts } from '../../contracts/constants/scenario-scripts.ts';
import { scenarioNames } from '../../contracts/constants/scenarios.ts';
import { accounts } from '../../seed/modules/persona-list.ts';
import { keepTicks, nextStep, readTicks, scriptName, scriptOf } from './script.ts';

beforeEach(() => localStorage.clear());

it('there is a script for every persona, and its minutes sum to ten', () => {
  const personas = accounts.filter(({ persona }) => persona).map(({ account }) => account);
  expect(Object.keys(personaScripts).sort()).toEqual(personas.sort());
  for (const [account, steps] of Object.entries(personaScripts))
    expect([account, steps.reduce((sum, { minutes }) => sum + minutes, 0)]).toEqual([account, 10]);
});

it.each(scenarioNames)('in %s those who have something to show have ten minutes of it', (scenario) => {
  const scripts = Object.entries(scenarioScripts[scenario]);
  expect(scripts.length).toBeGreaterThan(4);
  for (const [account, steps] of scripts) {
    expect(Object.keys(personaScripts)).toContain(account);
    expect([account, steps.reduce((sum, { minutes }) => sum + minutes, 0)]).toEqual([account, 10]);
    expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
    expect(scriptOf(scriptName({ account, scenario }))).toBe(steps);
  }
});

it('keeps the ticks of a scenario apart from those of any other day', () => {
  const there = scriptName({ account: 'teacher', scenario: 'busy-morning' });
  keepTicks(there, [0]);
  expect([readTicks(there), readTicks('teacher')]).toEqual([[0], []]);
  expect(scriptOf('holiday/teacher')).toEqual([]);
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
