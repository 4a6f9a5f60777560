import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// What starts the built server, with a small script in the place of the server.

const bundle = `(function (require, module, __moduleUrl) {
  console.log(require('node:path').basename(new URL(__moduleUrl).pathname));
  process.exitCode = Number(process.env.CODE);
})`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'understudy-test-'));
  copyFileSync(fileURLToPath(new URL('./launch.mjs', import.meta.url)), join(folder, 'main.mjs'));
  writeFileSync(join(folder, 'server.cjs'), bundle);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const compiled = () => join(folder, 'server.compiled');
const launch = () =>
  execFileSync(process.execPath, [join(folder, 'main.mjs')], { encoding: 'utf8', env: { ...process.env, CODE: '0' } });

describe('the start of the built server', () => {
  it('keeps what was compiled, and uses it from then on', () => {
    expect(launch()).toBe('main.mjs\n');
    const first = statSync(compiled());
    expect(launch()).toBe('main.mjs\n');
    // What was refused would have been written anew, into another file.
    expect(statSync(compiled()).ino).toBe(first.ino);
  });

  it('does without what it cannot use, and replaces it', () => {
    writeFileSync(compiled(), 'damaged');
    expect(launch()).toBe('main.mjs\n');
    expect(readFileSync(compiled(), 'latin1')).not.toBe('damaged');
    const first = statSync(compiled());
    launch();
    expect(statSync(compiled()).ino).toBe(first.ino);
  });

  it('reads Chinese as it is written, where a bundle cannot escape it', () => {
    writeFileSync(join(folder, 'server.cjs'), bundle.replace('console.log(', "if (/第/.test('\\u7b2c')) console.log("));
    expect(launch()).toBe('main.mjs\n');
    expect(launch()).toBe('main.mjs\n');
  });

  it('keeps nothing of a start that failed', () => {
    const fail = () =>
      execFileSync(process.execPath, [join(folder, 'main.mjs')], { env: { ...process.env, CODE: '1' } });
    expect(fail).toThrow();
    expect(() => statSync(compiled())).toThrow();
  });
});
