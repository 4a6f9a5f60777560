#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What an installed package starts with: as `npm start` does, but everything is built already. `understudy small` seeds one
// school, which takes half as long; without a word the demonstration of three.

/** @param {string} name */
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

const sizes = ['demo', 'small'];
const size = process.argv[2] ?? 'demo';

if (!sizes.includes(size)) {
  process.stderr.write(`用法：understudy [${sizes.join('|')}]\n`);
  process.exit(2);
}
if (!existsSync(join(process.env.DATA_DIR || '.data', 'main.sqlite'))) {
  const { status } = spawnSync(process.execPath, [beside('./seed.js'), '--size', size], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('./main.js');
