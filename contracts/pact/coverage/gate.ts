import { coverageOf, missingIn, type Pinned } from './coverage.ts';
import { coverageTable } from './table.ts';

/** Prints call × case and what is missing; says the exit code: 0 when nothing is, else 1. */
export function coverageGate(pinned: Pinned, print: (line: string) => void): number {
  const coverage = coverageOf(pinned);
  const missing = missingIn(coverage);
  coverageTable(coverage).forEach(print);
  if (missing.length === 0) return 0;
  print(`\n✗ 缺少 ${missing.length} 个用例：`);
  missing.forEach((name) => print(`  ${name}`));
  return 1;
}
