import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaperSize } from '../server/engines/printing/document.ts';
import { lookAt } from '../server/engines/printing/testing/sight.ts';
import { printSample, withSamples } from './papers/printing.ts';

// Prints a final exam of every subject and grade, as a school would set it from the bank, for people to look at, and tells
// what can be measured of its pages.

const [folder = 'papers', seed = '7'] = process.argv.slice(2);
const sizes: readonly PaperSize[] = ['A4', 'B4', 'A3'];

const percent = (share: number): string => `${Math.round(share * 100)} %`;

mkdirSync(folder, { recursive: true });
console.log('| 试卷 | 题 | 满分 | 纸张 | 页 | 栏底最多留白 | 栏中最多留白 | 图 | 问题 |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
await withSamples(Number(seed), async (sandbox, samples) => {
  for (const sample of samples) {
    for (const size of sizes) {
      const { pdf, questions, full, problems } = printSample(sandbox, sample, size);
      writeFileSync(join(folder, `${sample.file}${size === 'A4' ? '' : `-${size}`}.pdf`), pdf);
      const { pages, foot, gap, figures, faults } = await lookAt(pdf, { size, isExam: true });
      const cells = [sample.file, questions, full, size, pages, percent(foot), percent(gap), figures];
      console.log(`| ${cells.join(' | ')} | ${[...problems, ...faults].join('；')} |`);
    }
  }
});
