import { resolve } from 'node:path';
import { readProfile, type Profile } from '../../profile.ts';
import type { Options } from './options.ts';
import { writeProfile } from './report-files.ts';
import type { Result } from './results.ts';
import { exits, Stop } from './stop.ts';
import { profileOf } from './weigh.ts';

/** What an earlier run has learned, where the options name it; throws Stop with one line for a file that is no profile. */
export function profileIn({ profile }: Options, cwd: string): Profile | undefined {
  if (profile === undefined) return undefined;
  try {
    return readProfile(resolve(cwd, profile));
  } catch (error) {
    throw new Stop(exits.misused, (error as Error).message);
  }
}

/** Writes down what a server does where we assume, which from then on is what is expected of it. */
export function learn(results: readonly Result[], file: string): Profile {
  const profile = profileOf(results);
  writeProfile(file, profile);
  return profile;
}
