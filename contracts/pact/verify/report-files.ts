import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Profile } from '../../profile.ts';
import { htmlOfReport } from './html-report.ts';
import type { Report } from './report.ts';
import { exits, Stop } from './stop.ts';

/** Makes the folder of a file and sees that it can be written; throws Stop where that cannot be, before anything is carried out for nothing. */
export function prepareFile(what: FileKind, file: string): void {
  orStop(what, file, () => {
    mkdirSync(dirname(file), { recursive: true });
    const isThere = existsSync(file);
    closeSync(openSync(file, 'a'));
    if (!isThere) rmSync(file);
  });
}

/** Writes what was learned of a server. */
export function writeProfile(file: string, profile: Profile): void {
  orStop('档案', file, () => writeFileSync(file, `${JSON.stringify(profile, null, 2)}\n`));
}

/** Writes a report as JSON and, beside it, as a page; says the names of both files. */
export function writeReport(file: string, report: Report): string[] {
  const page = file.replace(/\.json$/, '.html');
  orStop('报告', file, () => {
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    writeFileSync(page, htmlOfReport(report));
  });
  return [file, page];
}

type FileKind = '报告' | '档案';

function orStop(what: FileKind, file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Stop(exits.misused, `${what} ${file} 无法写入（${(error as NodeJS.ErrnoException).code ?? '未知'}）`);
  }
}
