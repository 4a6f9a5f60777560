import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { english } from './english.ts';

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/(test\.tsx?|english\.ts)$/.test(file),
);

const said = (source: string): string[] =>
  [...source.matchAll(/\bsay\(\s*'([^']+)'|title: '([^']+)'/g)].map(([, word, title]) => word ?? title!);

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

it('says everything in English that it says in Chinese, with the same values', () => {
  const words = new Set(sources.flatMap((file) => said(readFileSync(join(folder, file), 'utf8'))));
  expect(words.size).toBeGreaterThan(10);
  expect([...words].filter((word) => english[word] === undefined)).toEqual([]);
  for (const [chinese, text] of Object.entries(english))
    expect(placeholders(text), chinese).toEqual(placeholders(chinese));
});
