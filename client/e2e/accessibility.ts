import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Axe {
  run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rows of a table are alike, and so are the calls of the documentation: the first ones stand for all. */
const laterOnes = 'tbody tr:nth-child(n + 11), details:nth-of-type(n + 11)';

interface Options {
  /** Whether colours are compared, which takes long where formulas have many letters. */
  contrast?: boolean;
  /** What is said before each fault. */
  name?: string;
}

/** Fails where something keeps people with other means than a mouse or good eyes out. */
export async function accessible(page: Page, { contrast = true, name = '' }: Options = {}): Promise<void> {
  // Once for as long as the document stands: to read its source takes longer than to look at a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: contrast } } };
  const { violations } = await page.evaluate(
    ([exclude, asked]) => (window as unknown as { axe: Axe }).axe.run({ exclude }, asked),
    [laterOnes, options] as const,
  );
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const faults = grave.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => [name, id, html, any[0]?.message ?? ''].join(' ')),
  );
  expect(faults).toEqual([]);
}
