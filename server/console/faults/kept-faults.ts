import * as z from 'zod';
import { recipeNames } from '../../../contracts/constants/faults.ts';
import { againWhileBusy } from '../../database/passing.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { keptAs } from '../kept.ts';

const fault = z.object({
  id: z.string(),
  recipe: z.enum(recipeNames),
  lie: z.string(),
  service: z.string(),
  call: z.string(),
  account: z.string(),
  /** Of a hundred requests that it is about, how many it hits. */
  probability: z.number(),
  /** After how many hits it is over; 0 for never. */
  count: z.number(),
  used: z.number(),
  isOn: z.boolean(),
});

/** Something that goes wrong on purpose; "" is every service, every call, everybody. */
export type Fault = z.infer<typeof fault>;

/** `changes` counts what has happened to them, so that whoever shows them sees whether there is news. */
const schema = z.object({ last: z.number(), changes: z.number(), faults: z.array(fault) });

const kept = keptAs('faults', schema, { last: 0, changes: 0, faults: [] });

const none: readonly Fault[] = [];

/** The most that one sandbox has. */
export const mostFaults = 50;

/** The faults of a sandbox, on or off. */
export const faultsIn = (sandbox: Sandbox): readonly Fault[] => kept.get(sandbox).faults;

/** Those that are on. */
export function openFaults(sandbox: Sandbox): readonly Fault[] {
  const { faults } = kept.get(sandbox);
  return faults.length === 0 ? none : faults.filter(({ isOn }) => isOn);
}

/** How often something has happened to the faults of a sandbox. */
export const faultNews = (sandbox: Sandbox): number => kept.get(sandbox).changes;

const change = (sandbox: Sandbox, to: (faults: Fault[], last: number) => Fault[], more = 0): Promise<void> =>
  againWhileBusy(() => {
    const { last, changes, faults } = kept.get(sandbox);
    kept.set(sandbox, { last: last + more, changes: changes + 1, faults: to(faults, last) });
  });

/** Adds one that is on; it comes with its number. */
export async function keepFault(sandbox: Sandbox, given: Omit<Fault, 'id' | 'used' | 'isOn'>): Promise<string> {
  let id = '';
  await change(
    sandbox,
    (faults, last) => {
      id = String(last + 1);
      return [...faults, { ...given, id, used: 0, isOn: true }];
    },
    1,
  );
  return id;
}

/** Changes one, or all where none is named. */
export const changeFaults = (sandbox: Sandbox, id: string | undefined, to: (one: Fault) => Fault): Promise<void> =>
  change(sandbox, (faults) => faults.map((one) => (id === undefined || one.id === id ? to(one) : one)));

/** Takes one away. */
export const dropFault = (sandbox: Sandbox, id: string): Promise<void> =>
  change(sandbox, (faults) => faults.filter((one) => one.id !== id));

/** Counts a hit; after its last one a fault is off. */
export const countHit = (sandbox: Sandbox, id: string): Promise<void> =>
  changeFaults(sandbox, id, (one) => {
    const used = one.used + 1;
    return { ...one, used, isOn: one.isOn && (one.count === 0 || used < one.count) };
  });
