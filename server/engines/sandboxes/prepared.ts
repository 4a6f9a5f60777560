import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { sandboxFile } from '../../database/sandbox.ts';

// A world that is ready to be copied lies in a folder of its own, which is moved there when it is complete. Nobody writes to what is in it.

/** The name of the world within its folder. */
export const preparedName = 'world';

const schema = z.object({ fingerprint: z.string(), bytes: z.number() });

/** What a prepared world was made of, and how large it is. */
export type Prepared = z.infer<typeof schema>;

/** The folder of all prepared worlds. */
const scenariosDir = (dataDir: string): string => join(dataDir, 'scenarios');

/** The folder in which the world of a scenario lies. */
export const preparedDir = (dataDir: string, scenario: string): string => join(scenariosDir(dataDir), scenario);

/** The file that says what it was made of. */
export const notePath = (folder: string): string => join(folder, 'prepared.json');

/** What the world of a scenario was made of; undefined where there is none. */
export function readPrepared(dataDir: string, scenario: string): Prepared | undefined {
  const folder = preparedDir(dataDir, scenario);
  if (!existsSync(sandboxFile(folder, preparedName))) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(notePath(folder), 'utf8')));
  } catch {
    // What another version has written is made anew.
    return undefined;
  }
}
