import { sheetUpload } from '../../../../../contracts/vesta/shapes.ts';
import * as calls from '../../../../../contracts/wrongbook/exams/scores.ts';
import { write } from '../../../../database/prepared.ts';
import { runSheetTask } from '../../../../engines/importing/pool.ts';
import { parseSheetCode } from '../../../../engines/scanning/sheet-code.ts';
import { refusal } from '../../../../http/errors.ts';
import { route, type Context } from '../../../../http/route.ts';
import { bytesOf } from '../../../../http/upload.ts';
import { TaskRefused } from '../../../../workers/messages.ts';
import { runExamTask } from '../apart/pool.ts';
import { examHead } from '../exam-head.ts';
import { findByNumber, findBySheet, selectScore, selectScorePage, selectScoring } from './scores.queries.ts';
import { setResults } from './set-results.ts';
import { examSubject, openSubject } from './subject.ts';
import { scoreSheets } from './template.ts';

type UploadCall = typeof calls.previewExamScores | typeof calls.importExamScores;

/** Reads an uploaded list, and has it dealt with apart from the server. */
async function withList<T>(
  call: UploadCall,
  { sandbox, input, file }: Pick<Context<typeof calls.previewExamScores>, 'sandbox' | 'input' | 'file'>,
  run: (task: { databaseFile: string; examId: string; subjectId: string; bytes: Uint8Array }) => Promise<T>,
): Promise<T> {
  const { examId, subjectId } = openSubject(sandbox, call, input);
  const bytes = file && (await bytesOf(file, sheetUpload));
  if (!bytes || bytes.byteLength === 0) throw refusal(call, 'noFile');
  try {
    return await run({ databaseFile: sandbox.file, examId, subjectId, bytes });
  } catch (error) {
    throw error instanceof TaskRefused
      ? refusal(call, error.code as keyof UploadCall['refusals'], error.values)
      : error;
  }
}

function find({ sandbox, input }: Context<typeof calls.findExamCandidate>) {
  const { subject } = examSubject(sandbox, calls.findExamCandidate, input);
  const { code } = input;
  const sheet = parseSheetCode(code);
  const ofSheet = sheet && subject.assignmentId && findBySheet(sandbox, subject.assignmentId, sheet.submissionId);
  if (sheet && !ofSheet) throw refusal(calls.findExamCandidate, 'otherSheet', { courseName: subject.courseName });
  const studentId = ofSheet || findByNumber(sandbox, input.examId, code);
  const found = studentId === undefined ? undefined : selectScore(sandbox, subject, studentId);
  if (!found) throw refusal(calls.findExamCandidate, 'unknownCode', { code });
  return found;
}

export const examScoreRoutes = [
  route(calls.listExamScoring, ({ sandbox, input: { examId } }) => {
    examHead(sandbox, calls.listExamScoring, examId);
    return selectScoring(sandbox, examId);
  }),

  route(calls.pageExamScores, ({ sandbox, input: { show, ...request } }) => {
    examSubject(sandbox, calls.pageExamScores, request);
    return selectScorePage(sandbox, { ...request, ...(show !== 'all' && { [show]: 1 }) });
  }),

  route(calls.findExamCandidate, find),

  route(calls.setExamResults, ({ sandbox, user, input }) => write(sandbox, () => setResults(sandbox, user, input))),

  route(calls.getScoreTemplate, async ({ sandbox, input }) => {
    const { head, subject } = examSubject(sandbox, calls.getScoreTemplate, input);
    const bytes = await runSheetTask({ kind: 'write', sheets: scoreSheets(sandbox, subject) });
    return { bytes, fileName: `${head.name}_${subject.courseName}_登分表.xls` };
  }),

  route(calls.previewExamScores, async (context) => ({
    envelope: await withList(calls.previewExamScores, context, (task) => runExamTask({ kind: 'preview', ...task })),
  })),

  route(calls.importExamScores, (context) => {
    const { id, name } = context.user;
    const { replaced } = context.input;
    return withList(calls.importExamScores, context, (task) =>
      runExamTask({ kind: 'import', ...task, person: { id, name }, replaced }),
    );
  }),
];
