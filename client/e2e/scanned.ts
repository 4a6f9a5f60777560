import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { listLessons, addAssignment } from '../../contracts/wrongbook/assignments.ts';
import { addPaper } from '../../contracts/wrongbook/papers.ts';
import { pageQuestions } from '../../contracts/wrongbook/questions.ts';
import type { ScanTruth } from '../../server/engines/simulation/tasks.ts';
import { ask, tell } from './assigning.ts';

// Work whose filled sheets come back as a scan, and what is known of that scan.

/** A question of the work as far as its marking needs it. */
export interface Asked {
  id: string;
  full: number;
  /** Letters in their order; "" for what is no choice. */
  key: string;
}

/** Questions that stand by themselves. */
const questionsOf = async (questionType: number, size: number) => {
  const { records } = await ask(pageQuestions, { subjectId: '2', gradeId: '7', questionType, size: 100 });
  return records.filter(({ group }) => !group).slice(0, size);
};

const counts = [
  { title: '选择题', questionType: 1, count: 20, score: 3 },
  { title: '填空题', questionType: 2, count: 3, score: 4 },
  { title: '解答题', questionType: 3, count: 2, score: 10 },
] as const;

/** Sets 20 choices and 5 other questions to a class of the teacher's. */
export async function setWork(title: string, className: string): Promise<{ assignmentId: string; asked: Asked[] }> {
  const drawn = await Promise.all(
    counts.map(async (one) => ({ ...one, questions: await questionsOf(one.questionType, one.count) })),
  );
  const sections = drawn.map((one) => ({
    title: one.title,
    questions: one.questions.map(({ id }) => ({ questionId: id, score: one.score })),
  }));
  const paper = await tell(addPaper, { title, subjectId: '2', gradeId: '7', sections });
  const lessons = await ask(listLessons, {});
  const lesson = lessons.find((one) => `${one.gradeName}${one.className}` === className && one.subjectId === '2')!;
  const fields = { taskType: 1 as const, title, courseId: lesson.courseId, classId: lesson.classId, paperId: paper.id };
  const { id: assignmentId } = await tell(addAssignment, fields);
  const asked = drawn.flatMap(({ questions, score, questionType }) =>
    questions.map(({ id, answers }) => ({ id, full: score, key: questionType === 1 ? answers[0]!.join('') : '' })),
  );
  return { assignmentId, asked };
}

/** Has the sheets filled in and scanned by the command, into a PDF and what is known of it. */
export async function scanSheets(
  assignmentId: string,
  sandbox: string,
  absent: number,
  damage: 'clean' | 'usual' = 'usual',
): Promise<{ file: string; truth: ScanTruth }> {
  const out = mkdtempSync(join(tmpdir(), 'scanned-'));
  const wanted = { assignment: assignmentId, out, sandbox, absent: String(absent), damage, seed: '3' };
  const given = Object.entries(wanted).flatMap(([name, value]) => [`--${name}`, value]);
  await promisify(execFile)(process.execPath, ['scripts/make-scans.mjs', ...given], {
    env: { ...process.env, DATA_DIR: inject('dataDir') },
  });
  const truth = JSON.parse(readFileSync(join(out, 'truth.json'), 'utf8')) as ScanTruth;
  return { file: join(out, 'scan.pdf'), truth };
}

/** What a choice is worth: all right letters the full score, some of them and no other half of it. */
export function choiceScore({ key, full }: Asked, answer: string): number {
  if (answer === key) return full;
  return answer !== '' && [...answer].every((letter) => key.includes(letter)) ? full / 2 : 0;
}
