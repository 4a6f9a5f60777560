import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, type Sandbox } from '../server/database/sandbox.ts';
import { printDocument } from '../server/engines/printing/print.ts';
import { examHead } from '../server/services/wrongbook/prints/exam-head.ts';
import { paperPart } from '../server/services/wrongbook/prints/paper-part.ts';
import { selectPaper, selectPaperHead } from '../server/services/wrongbook/papers/papers.queries.ts';
import { allGrades, coursesOf } from '../seed/curriculum.ts';
import type { PlannedExam } from '../seed/exams/planned.ts';
import { timetableOf } from '../seed/exams/planned.ts';
import { paperOf } from '../seed/exams/sheets.ts';
import { personaIds } from '../seed/landmarks.ts';
import { progressOf } from '../seed/modules/assignment-papers.ts';
import { Random } from '../seed/random.ts';
import { createSandbox } from '../seed/sandbox.ts';
import type { World } from '../seed/world.ts';

// Prints a final exam of every subject and grade, as a school would set it from the bank, for people to look at.

const [folder = 'papers', seed = '7'] = process.argv.slice(2);

interface Sample {
  paperId: string;
  file: string;
}

/** The papers of all subjects and grades, in the term that a seed ends with. */
function writePapers(world: World): Sample[] {
  const progress = progressOf(world, new Random(world.seed, 'sample-papers'));
  return allGrades.flatMap((grade) => {
    const school = world.schools.find(({ stage }) => stage === grade.stage)!;
    const exam = {
      school,
      grade,
      classes: [],
      ownerId: personaIds.teacher,
      name: `${grade.gradeName}期末考试 `,
    } as unknown as PlannedExam;
    return timetableOf(grade, coursesOf(grade), () => '2027-01-12').flatMap((subject) => {
      const found = paperOf(progress, exam, subject);
      const { courseName } = subject.course;
      return found ? [{ paperId: found.paper.id, file: `${grade.gradeId.padStart(2, '0')}-${courseName}` }] : [];
    });
  });
}

function print(sandbox: Sandbox, { paperId, file }: Sample): void {
  const paper = selectPaper(sandbox, { userId: personaIds.teacher, schoolId: '' } as never, paperId)!;
  const { answerSpace } = selectPaperHead(sandbox, paperId)!;
  const scores = paper.sections.flatMap(({ questions }) => questions.map(({ score }) => score));
  const exam = examHead(sandbox, paperId, scores, false);
  const part = paperPart(sandbox, { ...paper, answerSpace }, { size: 'A4', withAnswers: false, owner: undefined, exam });
  const { pdf, pages, problems } = printDocument({ title: paper.title, parts: [part] });
  writeFileSync(join(folder, `${file}.pdf`), pdf);
  console.log(`${file}：${scores.length} 题，${exam?.full ?? ''} 分，${pages} 页${problems.map((one) => `，${one}`).join('')}`);
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
