import { personaScripts, type ScriptStep } from '../../contracts/constants/persona-scripts.ts';

// Kept on this machine: a trainer who leaves in the middle goes on there.
const tickedKey = (account: string): string => `script-${account}`;
const closedKey = 'script-closed';

/** What is shown as a persona, step by step; none for people who are no persona. */
export const scriptOf = (account: string): readonly ScriptStep[] => personaScripts[account] ?? [];

/** The steps that have been shown, by their places. */
export function readTicks(account: string): number[] {
  const kept = localStorage.getItem(tickedKey(account)) ?? '';
  return kept
    .split(',')
    .filter(Boolean)
    .map(Number)
    .filter((place) => place < scriptOf(account).length);
}

/** Keeps which steps have been shown. */
export const keepTicks = (account: string, ticks: readonly number[]): void =>
  localStorage.setItem(tickedKey(account), ticks.join());

/** The step to go on with; the first again once all have been shown. */
export function nextStep(account: string): number {
  const ticks = readTicks(account);
  const next = scriptOf(account).findIndex((_, place) => !ticks.includes(place));
  return Math.max(next, 0);
}

/** Whether this person has closed the script on the login page. */
export const isScriptClosed = (): boolean => localStorage.getItem(closedKey) === '1';

/** Remembers whether the script is closed. */
export const keepScriptClosed = (closed: boolean): void => localStorage.setItem(closedKey, closed ? '1' : '0');
