import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPages } from '../../server/engines/scanning/pages.ts';
import { readPage } from '../../server/engines/scanning/read-page.ts';
import type { KnownPage, PageReading } from '../../server/engines/scanning/reading.ts';
import type { ScanInput, MadeScans, TrueAnswer, TruePage } from '../../server/engines/simulation/tasks.ts';

/** How boxes were read, of those that were filled in (or left) as they should be, or of the others. */
export interface BoxCounts {
  boxes: number;
  /** Read as the other of filled and empty, without a question mark. */
  wrong: number;
  flagged: number;
}

/** What came of reading a scan whose truth is known. */
export interface Accuracy {
  /** Pages of sheets whose code can be read at all. */
  pages: number;
  identified: number;
  /** Of other work, of nothing, empty, or with a code that nobody can read. */
  others: number;
  /** Of these, how many were taken for a page of a sheet. */
  mistaken: number;
  plain: BoxCounts;
  /** Boxes of questions that were filled in too lightly, changed, or doubly. */
  sloppy: BoxCounts;
  digits: BoxCounts;
  msPerPage: number;
  /** Where boxes that were filled in as they should be were misread or flagged, and pages were not identified. */
  faults: string[];
}

const none = (): BoxCounts => ({ boxes: 0, wrong: 0, flagged: 0 });

/** Counts one box; tells whether there was something to it. */
function count(counts: BoxCounts, isFilled: boolean, mark: 'yes' | 'no' | 'unsure'): boolean {
  counts.boxes += 1;
  if (mark === 'unsure') counts.flagged += 1;
  else if ((mark === 'yes') !== isFilled) counts.wrong += 1;
  else return false;
  return true;
}

class Comparison {
  readonly result: Accuracy = {
    pages: 0,
    identified: 0,
    others: 0,
    mistaken: 0,
    plain: none(),
    sloppy: none(),
    digits: none(),
    msPerPage: 0,
    faults: [],
  };
  private readonly answers: Map<string, TrueAnswer>;
  private readonly numbers: Map<number, string>;
  private readonly codes: Map<number, string>;

  constructor({ answers }: MadeScans['truth'], { copies }: ScanInput, codes: readonly string[]) {
    this.answers = new Map(answers.map((one) => [`${one.submissionId}/${one.questionId}`, one]));
    this.numbers = new Map(copies.map(({ submissionId, studentNo }) => [submissionId, studentNo]));
    this.codes = new Map(copies.map(({ submissionId }, index) => [submissionId, codes[index]!]));
  }

  page(page: TruePage, reading: PageReading): void {
    const { result } = this;
    const isReadable = page.kind === 'sheet' && !page.damage.some(({ kind }) => kind === 'smudgedCode');
    if (!isReadable) {
      result.others += 1;
      if (reading.found === 'full') result.mistaken += 1;
      return;
    }
    result.pages += 1;
    const code = `${this.codes.get(page.submissionId!)}/${page.sheetPage}`;
    if (reading.found !== 'full' || reading.code !== code) return this.fault(page, `${reading.found} ${reading.code}`);
    result.identified += 1;
    this.bubbles(page, reading);
    this.digits(page, reading);
  }

  private bubbles(page: TruePage, { bubbles }: PageReading): void {
    for (const { questionId, option, mark, darkness } of bubbles) {
      const truth = this.answers.get(`${page.submissionId}/${questionId}`);
      const state = truth?.bubbles[option];
      if (!truth || state === undefined) continue;
      const counts = truth.isPlain ? this.result.plain : this.result.sloppy;
      // A light touch may have been meant: to pass over it without a question mark is wrong.
      const isOff = count(counts, state === 'filled' || state === 'faint', mark);
      if (isOff && truth.isPlain)
        this.fault(page, `${truth.position}${option} ${state} ${mark} ${darkness.toFixed(2)}`);
    }
  }

  private digits(page: TruePage, { digits }: PageReading): void {
    const number = this.numbers.get(page.submissionId!) ?? '';
    for (const { position, digit, mark, darkness } of digits) {
      const isOff = count(this.result.digits, number[position - 1] === String(digit), mark);
      if (isOff) this.fault(page, `digit ${position}=${digit} ${mark} ${darkness.toFixed(2)}`);
    }
  }

  private fault({ filePage, damage }: TruePage, what: string): void {
    this.result.faults.push(`page ${filePage} (${JSON.stringify(damage)}): ${what}`);
  }
}

/** Reads a scan that was made, a PDF, and compares; `codes` are those of the copies, without the page. */
export async function measureAccuracy(input: ScanInput, made: MadeScans, codes: readonly string[]): Promise<Accuracy> {
  const known = new Map<string, KnownPage>();
  input.copies.forEach(({ form }, index) => {
    const { layout } = input.forms[form]!;
    for (const { page } of layout.pages) known.set(`${codes[index]}/${page}`, { layout, page });
  });
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  const path = join(folder, 'scan.pdf');
  writeFileSync(path, made.file);
  const comparison = new Comparison(made.truth, input, codes);
  const pages = await openPages(path, 'pdf');
  let reading = 0;
  try {
    for (const page of made.truth.pages) {
      const picture = await pages.page(page.filePage);
      const start = performance.now();
      const read = await readPage(picture, { layoutFor: (code) => known.get(code) });
      reading += performance.now() - start;
      comparison.page(page, read);
    }
  } finally {
    await pages.close();
    rmSync(folder, { recursive: true });
  }
  return { ...comparison.result, msPerPage: reading / made.truth.pages.length };
}

/** Whether every page was identified, no plain box misread without a question mark, and fewer than 1 in 200 flagged. */
export const isAccurate = ({ pages, identified, mistaken, plain, digits }: Accuracy): boolean =>
  identified === pages &&
  mistaken === 0 &&
  plain.wrong + digits.wrong === 0 &&
  plain.flagged + digits.flagged < (plain.boxes + digits.boxes) / 200;
