import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inProject } from './lib/paths.mjs';
import { say } from './lib/print.mjs';

const rulesFile = inProject('..', 'shared', 'rules.md');
const testFile = /\.(?:test\.tsx?|e2e\.ts|pact\.ts)$/;
// The name in it('…'), test.skip('…') and, after a table, it.each([…])('…').
const testName = /(?:\b(?:it|test)(?:\.\w+)*|[\])`])\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
const rule = /R\d+\.\d+/g;

/** @param {string} folder @returns {string[]} */
function testFilesIn(folder) {
  const entries = readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' });
  return entries.filter((name) => testFile.test(name)).map((name) => inProject(folder, name));
}

/** @param {string} text */
const rulesIn = (text) => text.match(rule) ?? [];

function provenRules() {
  const files = ['client', 'server', 'contracts', 'seed', 'scripts'].flatMap(testFilesIn);
  const names = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(testName)].map((match) => match[2]));
  return new Set(names.flatMap((name) => rulesIn(name ?? '')));
}

function printMissing() {
  const proven = provenRules();
  const sections = readFileSync(rulesFile, 'utf8').split(/^## /m).slice(1);
  for (const section of sections) {
    const all = [...new Set(rulesIn(section))];
    const missing = all.filter((number) => !proven.has(number));
    if (all.length > 0) say(`${section.split('\n')[0]}: ${all.length - missing.length}/${all.length}`);
    if (missing.length > 0) say(`  ${missing.join(' ')}`);
  }
}

if (existsSync(rulesFile)) printMissing();
