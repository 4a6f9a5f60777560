import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PaperPart } from '../../server/engines/printing/document.ts';
import { printDocument } from '../../server/engines/printing/print.ts';
import { openPdf } from '../../server/engines/printing/testing/pages.ts';
import { asks, documentOf } from '../../server/engines/printing/testing/samples.ts';
import { isSoak } from '../../server/testing/soak.ts';
import type { BankQuestion } from './bank.ts';
import { asked, fingerprintOf, papersOf, questionsOfBank } from './testing/papers.ts';

// To set the whole bank in type takes long, and its outcome follows from what the fingerprint is taken of: the soak does
// it and keeps the fingerprint of what it has proved.
const proofFile = new URL('./typesetting.json', import.meta.url);

const bank = questionsOfBank();
const papers = papersOf(bank.map(asked), true);

const problemsOf = (papers: PaperPart[]): string[] => printDocument(documentOf(...papers)).problems;

/** How many signs of formulas and figures are printed as a box. */
async function boxesIn(questions: readonly BankQuestion[]): Promise<number> {
  const formulas = new Set(
    JSON.stringify(questions)
      .match(/\$[^$]+\$/g)
      ?.map((text) => text.replaceAll('\\\\', '\\')),
  );
  const figures = questions.flatMap(({ figure }) => (figure ? [asks('图', { figure, figurePlace: 'below' })] : []));
  const stems = [...formulas].map((formula) => asks(formula));
  const opened = await openPdf(printDocument(documentOf(...papersOf([...stems, ...figures], false))).pdf);
  let boxes = 0;
  for (let page = 1; page <= opened.pages; page++) boxes += await opened.missing(page);
  await opened.close();
  return boxes;
}

describe('The bank in type', () => {
  it('has no problem and no box in a sample of all subjects, with figures, answers and solutions', async () => {
    const sample = bank.filter((_, index) => index % 24 === 0);
    expect(problemsOf(papersOf(sample.map(asked), true))).toEqual([]);
    expect(await boxesIn(sample)).toBe(0);
  });

  it.skipIf(isSoak)('is as it was when it was last set as a whole; if not, `npm run soak` proves it anew', () => {
    const { proved } = JSON.parse(readFileSync(proofFile, 'utf8')) as { proved: string };
    expect(fingerprintOf(papers), '题库、字体或排版已改变：请运行 npm run soak，重新检验整个题库的排版').toBe(proved);
  });

  it.runIf(isSoak)(
    'has no problem and no box as a whole',
    async () => {
      for (let first = 0; first < papers.length; first += 10)
        expect(problemsOf(papers.slice(first, first + 10))).toEqual([]);
      expect(await boxesIn(bank)).toBe(0);
      // As the formatter writes it: a soak changes no file.
      writeFileSync(proofFile, `{ "proved": "${fingerprintOf(papers)}" }\n`);
    },
    600_000,
  );
});
