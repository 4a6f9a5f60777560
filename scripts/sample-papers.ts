import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, type Sandbox } from '../server/database/sandbox.ts';
import { printDocument } from '../server/engines/printing/print.ts';
import { examHead } from '../server/services/wrongbook/prints/exam-head.ts';
import { paperPart } from '../server/services/wrongbook/prints/paper-part.ts';
import { selectPaper, selectPaperHead } from '../server/services/wrongbook/papers/papers.queries.ts';
import { personaIds } from '../seed/landmarks.ts';
import { createSandbox } from '../seed/sandbox.ts';
import { writePapers, type Sample } from './papers/writing.ts';

// Prints a final exam of every subject and grade, as a school would set it from the bank, for people to look at.

const [folder = 'papers', seed = '7'] = process.argv.slice(2);

function print(sandbox: Sandbox, { paperId, file }: Sample): void {
  const paper = selectPaper(sandbox, { id: personaIds.teacher, schoolId: null }, paperId)!;
  const { answerSpace } = selectPaperHead(sandbox, paperId)!;
  const scores = paper.sections.flatMap(({ questions }) => questions.map(({ score }) => score));
  const exam = examHead(sandbox, paperId, scores, false);
  const part = paperPart(
    sandbox,
    { ...paper, answerSpace },
    { size: 'A4', withAnswers: false, owner: undefined, exam },
  );
  const { pdf, pages, problems } = printDocument({ title: paper.title, parts: [part] });
  writeFileSync(join(folder, `${file}.pdf`), pdf);
  console.log(
    `${file}：${scores.length} 题，${exam?.full ?? ''} 分，${pages} 页${problems.map((one) => `，${one}`).join('')}`,
  );
}

const data = mkdtempSync(join(tmpdir(), 'sample-papers-'));
const samples: Sample[] = [];
createSandbox(data, 'main', {
  size: 'small',
  seed: Number(seed),
  now: '2027-01-12 08:00:00',
  finish: (_, world) => void samples.push(...writePapers(world)),
});
const sandbox = openSandbox(data, 'main');
mkdirSync(folder, { recursive: true });
for (const sample of samples) print(sandbox, sample);
sandbox.sqlite.close();
rmSync(data, { recursive: true });
