import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, type Sandbox } from '../../server/database/sandbox.ts';
import type { PaperSize, PrintResult } from '../../server/engines/printing/document.ts';
import { printDocument } from '../../server/engines/printing/print.ts';
import { selectPaper, selectPaperHead } from '../../server/services/wrongbook/papers/papers.queries.ts';
import { examHead } from '../../server/services/wrongbook/prints/exam-head.ts';
import { paperPart } from '../../server/services/wrongbook/prints/paper-part.ts';
import { personaIds } from '../../seed/landmarks.ts';
import { createSandbox } from '../../seed/sandbox.ts';
import { writePapers, type Sample } from './writing.ts';

/** A printed paper, with what it asks and is worth. */
export interface PrintedSample extends PrintResult {
  questions: number;
  full: number;
}

/** Prints a sample as candidates get it: with the head of an examination, answered on a sheet of its own. */
export function printSample(sandbox: Sandbox, { paperId, minutes }: Sample, size: PaperSize): PrintedSample {
  const paper = selectPaper(sandbox, { id: personaIds.teacher, schoolId: null }, paperId)!;
  const { answerSpace } = selectPaperHead(sandbox, paperId)!;
  const scores = paper.sections.flatMap(({ questions }) => questions.map(({ score }) => score));
  const exam = { ...examHead(sandbox, paperId, scores, true)!, minutes };
  const part = paperPart(sandbox, { ...paper, answerSpace }, { size, withAnswers: false, owner: undefined, exam });
  const printed = printDocument({ title: paper.title, parts: [part] });
  return { ...printed, questions: scores.length, full: exam.full };
}

/** Writes a final exam of every subject and grade into a world that is made of a seed and thrown away, for somebody to use. */
export async function withSamples(
  seed: number,
  use: (sandbox: Sandbox, samples: readonly Sample[]) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'sample-papers-'));
  const samples: Sample[] = [];
  createSandbox(data, 'main', {
    size: 'small',
    seed,
    now: '2027-01-12 08:00:00',
    finish: (_, world) => void samples.push(...writePapers(world)),
  });
  const sandbox = openSandbox(data, 'main');
  try {
    await use(sandbox, samples);
  } finally {
    sandbox.sqlite.close();
    rmSync(data, { recursive: true });
  }
}
