import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { localDateTime } from '../../database/clock.ts';
import { aboutFileOf, sandboxFile } from '../../database/sandbox.ts';

const schema = z.object({
  title: z.string(),
  scenario: z.string(),
  createTime: z.string(),
  /** The snapshot that it was restored from. */
  from: z.string().optional(),
});

/** What is known of a sandbox without opening it. */
export type About = z.infer<typeof schema>;

/** The file that says what a sandbox is called and what it was made of. */
const aboutFile = (dataDir: string, name: string): string => aboutFileOf(sandboxFile(dataDir, name));

/** What a sandbox is called; one that was seeded is called by its name. */
export function readAbout(dataDir: string, name: string): About {
  try {
    return schema.parse(JSON.parse(readFileSync(aboutFile(dataDir, name), 'utf8')));
  } catch {
    const { birthtimeMs } = statSync(sandboxFile(dataDir, name));
    return { title: name === 'main' ? '演示' : name, scenario: '', createTime: localDateTime(birthtimeMs) };
  }
}

/** Writes it down, whole or not at all. */
export function writeAbout(dataDir: string, name: string, about: About): void {
  const file = aboutFile(dataDir, name);
  writeFileSync(`${file}.draft`, JSON.stringify(about));
  renameSync(`${file}.draft`, file);
}
