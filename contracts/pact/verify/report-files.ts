import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { htmlOfReport } from './html-report.ts';
import type { Report } from './report.ts';
import { exits, Stop } from './stop.ts';

/** Makes the folder of a report; throws Stop where that cannot be, before anything is carried out for nothing. */
export function prepareReport(file: string): void {
  orStop(file, () => mkdirSync(dirname(file), { recursive: true }));
}

/** Writes a report as JSON and, beside it, as a page; says the names of both files. */
export function writeReport(file: string, report: Report): string[] {
  const page = file.replace(/\.json$/, '.html');
  orStop(file, () => {
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    writeFileSync(page, htmlOfReport(report));
  });
  return [file, page];
}

function orStop(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Stop(exits.misused, `报告 ${file} 无法写入（${(error as NodeJS.ErrnoException).code ?? '未知'}）`);
  }
}
