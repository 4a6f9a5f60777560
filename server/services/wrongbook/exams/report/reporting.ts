import { and, eq, sql } from 'drizzle-orm';
import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { setExamDemands, setExamReporting } from '../../../../../contracts/wrongbook/exams/reports.ts';
import { paperQuestions } from '../../../../database/assignment-tables.ts';
import { exams } from '../../../../database/exam-tables.ts';
import { examSubjects } from '../../../../database/exam-work-tables.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import { examHead } from '../exam-head.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  paper: orm
    .select({ paperId: examSubjects.paperId })
    .from(examSubjects)
    .where(and(eq(examSubjects.examId, at('examId')), eq(examSubjects.subjectId, at('subjectId'))))
    .prepare(),
  demand: orm
    .update(paperQuestions)
    .set({ demand: sql`${at('demand')}` })
    .where(and(eq(paperQuestions.paperId, at('paperId')), eq(paperQuestions.position, at('position'))))
    .prepare(),
}));

type Fields = ParsedOf<typeof setExamReporting>;

/** Refuses bands that do not share out all candidates, or whose grades overlap. */
function checkBands(bands: Fields['bands']): void {
  const sum = bands.reduce((all, { share }) => all + share, 0);
  if (Math.abs(sum - 1) > 1e-6) throw refusal(setExamReporting, 'badShares');
  const bad = bands.find(({ high, low }, at) => high < low || (at > 0 && high >= bands[at - 1]!.low));
  if (bad) throw refusal(setExamReporting, 'badBands', { name: bad.name });
}

/** Sets lines, the width of their border, and by which table marks become grades. Call it within a write. */
export function setReporting(sandbox: Sandbox, { examId, subjects, ...fields }: Fields): void {
  const { settings } = examHead(sandbox, setExamReporting, examId);
  const names = fields.lines.map(({ name }) => name);
  const repeated = names.find((name, at) => names.indexOf(name) < at);
  if (repeated !== undefined) throw refusal(setExamReporting, 'repeatedLine', { name: repeated });
  if (fields.grading === 'own') checkBands(fields.bands);
  const reporting = {
    ...fields,
    lines: fields.lines.toSorted((a, b) => b.score - a.score),
    subjectIds: [...new Set(subjects.map(({ subjectId }) => subjectId))],
  };
  sandbox.orm
    .update(exams)
    .set({ settings: JSON.stringify({ ...settings, reporting }) })
    .where(eq(exams.id, examId))
    .run();
}

/** Says what the questions of a subject's paper ask of who answers them. Call it within a write. */
export function setDemands(sandbox: Sandbox, { examId, subjectId, demands }: ParsedOf<typeof setExamDemands>): void {
  examHead(sandbox, setExamDemands, examId);
  const paperId = queries(sandbox).paper.get({ examId, subjectId })?.paperId;
  if (!paperId) throw refusal(setExamDemands, 'noPaper');
  for (const { position, demand } of demands) {
    const { changes } = queries(sandbox).demand.run({ paperId, position, demand });
    if (changes === 0) throw refusal(setExamDemands, 'otherQuestion', { number: position });
  }
}
