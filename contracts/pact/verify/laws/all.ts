import { effectLaws } from './effects.ts';
import type { Law } from './law.ts';
import { readLaws } from './reads.ts';
import { refusalLaws } from './refusals.ts';

/** Every law that a server is held to. */
export const allLaws = (): Law[] => [...readLaws(), ...effectLaws(), ...refusalLaws()];
