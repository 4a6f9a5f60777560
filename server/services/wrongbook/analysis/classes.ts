import { fewestInClass } from '../../../../contracts/constants/analysis.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { Sample } from '../../../engines/analysis/comparison.ts';
import * as queries from './analysis.queries.ts';
import type { Entry, Ground } from './compare.ts';
import { added, sampleFrom, scaleOf, type Sums } from './sums.ts';
import { termText } from './terms.ts';

/** How many exams a trend goes back. */
const trendExams = 6;

/** Sums by class of each exam. */
type ByExam = ReadonlyMap<string, ReadonlyMap<string, Sums>>;

function gainsOf(
  sandbox: Sandbox,
  subjectId: string,
  exams: { now: string; before: string },
  sums: ByExam,
): Map<string, Sample> | undefined {
  const scaleIn = (examId: string) => scaleOf(added([...(sums.get(examId)?.values() ?? [])]));
  const [now, before] = [scaleIn(exams.now), scaleIn(exams.before)];
  if (!now || !before) return undefined;
  const rows = queries.selectGains(sandbox, { now: [exams.now], before: [exams.before] }, subjectId, { now, before });
  const enough = rows.filter(({ count }) => count >= fewestInClass);
  return new Map(enough.map((row) => [row.classId, sampleFrom(row)]));
}

/** What the classes of an exam are compared by. */
export function groundOfClasses(
  sandbox: Sandbox,
  { head, subjectId }: { head: queries.Head; subjectId: string },
): Ground {
  const { examId, schoolId, startDate } = head;
  const rows = queries.selectClasses(sandbox, examId);
  const sat = queries.selectEarlier(sandbox, { examId, startDate, subjectId });
  const earlier = sat.filter((one) => one.examId !== examId);
  const trend = [...earlier, ...sat.filter((one) => one.examId === examId)].slice(-trendExams);
  const last = earlier.at(-1);
  const byExam = new Map<string, Map<string, Sums>>();
  for (const row of queries.selectSums(
    sandbox,
    trend.map((one) => one.examId),
    subjectId,
  ))
    byExam.set(row.examId, (byExam.get(row.examId) ?? new Map<string, Sums>()).set(row.classId, row));
  const names = [...new Set(rows.map(({ groupName }) => groupName))];
  const entries = rows.map(({ classId, name, groupName, candidates }): Entry => {
    const sums = byExam.get(examId)?.get(classId);
    const gap = (sums?.count ?? 0) < fewestInClass ? 'few' : '';
    return {
      key: classId,
      schoolId,
      classId,
      name,
      examId,
      candidates,
      gap,
      intake: null,
      group: names.indexOf(groupName),
      count: sums?.count ?? 0,
      sums: gap === '' ? sums : undefined,
    };
  });
  return {
    examId,
    examName: head.name,
    startDate,
    full: head.full ?? 0,
    lastName: last?.name ?? '',
    entries: entries.sort((a, b) => a.group - b.group),
    groups: names.length > 1 ? names.map((name) => ({ name: name || '其他班', low: null, high: null })) : [],
    gains: last && gainsOf(sandbox, subjectId, { now: examId, before: last.examId }, byExam),
    occasions: trend.map((one) => ({
      label: termText(one.term),
      name: one.name,
      sums: byExam.get(one.examId) ?? new Map<string, Sums>(),
    })),
    fewest: fewestInClass,
  };
}
