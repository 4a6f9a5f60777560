import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { PaperPart } from '../../../server/engines/printing/document.ts';
import type { PaperQuestion } from '../../../server/engines/printing/paper-question.ts';
import { Materials } from '../../../server/engines/printing/materials.ts';
import { preparePaper } from '../../../server/engines/printing/prepare-paper.ts';
import { baseTemplate } from '../../../server/engines/printing/templates/base.ts';
import { paperTemplate } from '../../../server/engines/printing/templates/paper.ts';
import { questionTemplate } from '../../../server/engines/printing/templates/question.ts';
import { Random } from '../../random.ts';
import type { BankQuestion } from '../bank.ts';
import { pointsOf } from './checking.ts';
import { bankCourses } from '../courses.ts';

const tools = [
  '@myriaddreamin/typst-ts-node-compiler',
  '@expo-google-fonts/noto-sans-sc',
  '@expo-google-fonts/noto-serif-sc',
];

/** Every written question, and one of each template. */
export function questionsOfBank(): BankQuestion[] {
  const random = new Random(7, 'typesetting');
  return pointsOf(bankCourses).flatMap(({ questions, templates }) => [
    ...questions,
    ...templates.map(({ make }) => make(random)),
  ]);
}

export function asked(question: BankQuestion, index: number): PaperQuestion {
  const { stem, solution, figure, group } = question;
  const shared = group && { group: { id: group.title, subjectId: '1', ...group } };
  const base = { number: index + 1, score: 3, stem, solution, figure, ...shared };
  if (question.type === 'single') return { ...base, options: [question.right, ...question.wrong], answer: 'A' };
  if (question.type === 'multiple') return { ...base, options: [...question.right, ...question.wrong], answer: 'AB' };
  if (question.type === 'fill') return { ...base, answer: question.answers.flat().join('；') };
  return { ...base, answer: question.answer, rubric: question.rubric };
}

/** Papers of as many questions as papers have. */
export function papersOf(questions: readonly PaperQuestion[], withAnswers: boolean): PaperPart[] {
  const starts = Array.from({ length: Math.ceil(questions.length / 40) }, (_, index) => index * 40);
  return starts.map((start) => ({
    kind: 'paper',
    size: 'A4',
    title: '题库',
    sections: [{ title: '题目', questions: questions.slice(start, start + 40) }],
    withAnswers,
  }));
}

/** What the typesetter gets of the bank, with its templates and the versions of itself and its font. */
export function fingerprintOf(papers: readonly PaperPart[]): string {
  const require = createRequire(import.meta.url);
  const versions = tools.map((name) => (require(`${name}/package.json`) as { version: string }).version);
  const materials = new Materials();
  const prepared = papers.map((paper) => preparePaper(paper, materials));
  const figures = [...materials.figures].map(([path, bytes]) => [path, bytes.toString()]);
  const set = { versions, baseTemplate, paperTemplate, questionTemplate, prepared, figures };
  return createHash('sha256').update(JSON.stringify(set)).digest('hex');
}
