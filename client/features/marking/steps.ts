import type { Step } from './queue/queue.ts';

const longest = 200;

// Outside of the components, so that going to another question and back leaves them.
const stacks = new Map<string, Step[]>();

/** Remembers what was given in one go under a name. */
export function rememberStep(name: string, step: Step): void {
  stacks.set(name, [...(stacks.get(name) ?? []), step].slice(-longest));
}

/** The last thing given under a name; it is remembered no more. */
export function takeStep(name: string): Step | undefined {
  const stack = stacks.get(name) ?? [];
  stacks.set(name, stack.slice(0, -1));
  return stack.at(-1);
}

/** The last thing given under a name. */
export const lastStep = (name: string): Step | undefined => stacks.get(name)?.at(-1);
