import { personaScripts, type ScriptStep } from '../../contracts/constants/persona-scripts.ts';
import { scenarioScripts } from '../../contracts/constants/scenario-scripts.ts';
import { isScenarioName } from '../../contracts/constants/scenarios.ts';

// Kept on this machine: a trainer who leaves in the middle goes on there.
const tickedKey = (script: string): string => `script-${script}`;
const closedKey = 'script-closed';

/** The name of a persona's script: that of the scenario whose world it is, else the one for any day. */
export const scriptName = ({ account, scenario }: { account: string; scenario: string }): string =>
  scenario === '' ? account : `${scenario}/${account}`;

const scriptsOf = (scenario: string): Readonly<Record<string, readonly ScriptStep[]>> =>
  isScenarioName(scenario) ? scenarioScripts[scenario] : {};

/** What a script shows, step by step; nothing for people who are no persona. */
export function scriptOf(script: string): readonly ScriptStep[] {
  const [account = '', scenario] = script.split('/').reverse();
  if (scenario === undefined) return personaScripts[account] ?? [];
  return scriptsOf(scenario)[account] ?? [];
}

/** The steps that have been shown, by their places. */
export function readTicks(script: string): number[] {
  const kept = localStorage.getItem(tickedKey(script)) ?? '';
  return kept
    .split(',')
    .filter(Boolean)
    .map(Number)
    .filter((place) => place < scriptOf(script).length);
}

/** Keeps which steps have been shown. */
export const keepTicks = (script: string, ticks: readonly number[]): void =>
  localStorage.setItem(tickedKey(script), ticks.join());

/** The step to go on with; the first again once all have been shown. */
export function nextStep(script: string): number {
  const ticks = readTicks(script);
  const next = scriptOf(script).findIndex((_, place) => !ticks.includes(place));
  return Math.max(next, 0);
}

/** Whether this person has closed the script on the login page. */
export const isScriptClosed = (): boolean => localStorage.getItem(closedKey) === '1';

/** Remembers whether the script is closed. */
export const keepScriptClosed = (closed: boolean): void => localStorage.setItem(closedKey, closed ? '1' : '0');
