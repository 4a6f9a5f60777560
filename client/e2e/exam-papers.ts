import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write as bytesOf } from '@e965/xlsx';
import type { PersonaAccount } from '../../seed/landmarks.ts';
import { addPaper } from '../../contracts/wrongbook/papers.ts';
import { pageQuestions } from '../../contracts/wrongbook/questions.ts';
import { openPdf } from '../../server/engines/printing/testing/pages.ts';
import { ask, tell } from './assigning.ts';
import type { Asked } from './scanned.ts';

// What comes into an exam and out of it as files: its paper, a list of scores, what is printed.

/** Makes a paper of three choices with 4 points each and of one question with 8 points that people mark. */
export async function setPaper(account: PersonaAccount): Promise<{ asked: Asked[]; writtenId: string }> {
  const of = { subjectId: '2', gradeId: '7' };
  const drawn = async (questionType: number, size: number) => {
    const { records } = await ask(pageQuestions, { ...of, questionType, size: 100 }, account);
    return records
      .filter(({ group, answers }) => !group && (questionType > 1 || answers[0]!.length === 1))
      .slice(0, size);
  };
  const [boxes, solved] = [await drawn(1, 3), await drawn(3, 1)];
  const section = (title: string, found: typeof boxes, score: number) => ({
    title,
    questions: found.map(({ id }) => ({ questionId: id, score })),
  });
  const sections = [section('选择题', boxes, 4), section('解答题', solved, 8)];
  await tell(addPaper, { title: '期中数学卷', ...of, sections }, account);
  return {
    asked: boxes.map(({ id, answers }) => ({ id, full: 4, key: answers[0]!.join('') })),
    writtenId: solved[0]!.id,
  };
}

/** A workbook with the scores, or what else is said, of students by their numbers. */
export function scoresFile(rows: readonly (readonly [string, number | string])[]): string {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['学号', '得分'], ...rows.map((row) => [...row])]));
  const file = join(mkdtempSync(join(tmpdir(), 'scores-')), '语文.xls');
  writeFileSync(file, bytesOf(book, { type: 'buffer', bookType: 'biff8' }) as Buffer);
  return file;
}

/** The text of a PDF without its spaces, and how many pages it has. */
export async function savedPdf(file: string): Promise<{ pages: number; text: string }> {
  const pdf = await openPdf(new Uint8Array(readFileSync(file)));
  const texts = await Promise.all(Array.from({ length: pdf.pages }, (_, index) => pdf.text(index + 1)));
  await pdf.close();
  return { pages: pdf.pages, text: texts.join('').replaceAll(/\s/gu, '') };
}
