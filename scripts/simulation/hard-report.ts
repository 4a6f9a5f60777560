import { mkdirSync, writeFileSync } from 'node:fs';
import { measureHardSet } from './hard-set.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(3)}%`;

/** Measures how pages are read that are bent, filled in oddly or seen badly, and prints it. */
export async function reportHardSet(pages: number, seed: number): Promise<void> {
  const { groups, faults } = await measureHardSet(pages, seed);
  console.table(
    [...groups].sort().map(([name, counts]) => ({
      页面: name,
      页数: counts.pages,
      待处理: counts.waiting,
      选择题: counts.choices,
      存疑: percent(counts.flagged, counts.choices),
      无声误读: counts.silent,
      学号误读: counts.numbers,
      毫秒: Math.round(counts.ms / counts.pages),
    })),
  );
  for (const fault of faults.slice(0, 20)) console.log(fault);
  mkdirSync('.artefacts', { recursive: true });
  writeFileSync('.artefacts/hard-set.json', `${JSON.stringify({ groups: [...groups], faults }, null, 1)}\n`);
}
