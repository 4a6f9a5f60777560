import {
  defaultLines,
  defaultMargin,
  gradings,
  type GradeBand,
} from '../../../../../contracts/constants/exam-report.ts';
import type { ExamLine, GradingName } from '../../../../../contracts/constants/exam-report.ts';
import { stages } from '../../../../../contracts/subjects.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { examRuleOf, headOf, type ExamHead } from '../exam-head.ts';
import { selectClasses, selectSubjects, type ClassRow, type SubjectRow } from './exam.queries.ts';
import type { View } from './view.ts';

/** How marks of some subjects become grades. */
interface Grades {
  grading: GradingName;
  bands: readonly GradeBand[];
  subjectIds: readonly string[];
}

/** What every part of an exam's report is made on. */
export interface Ground {
  sandbox: Sandbox;
  head: ExamHead;
  view: View;
  subjects: SubjectRow[];
  classes: ClassRow[];
  /** Full marks of all subjects; null while one of them is not published. */
  totalFull: number | null;
  lines: ExamLine[];
  margin: number;
  grades: Grades;
  showsRanks: boolean;
}

const seniorFrom = stages.find(({ stage }) => stage === 'senior')!.firstGradeId;

function gradesOf({ settings, gradeId }: ExamHead): Grades {
  const { grading, bands, subjectIds } = settings.reporting ?? { grading: 'none', bands: [], subjectIds: [] };
  if (Number(gradeId) < seniorFrom) return { grading: 'none', bands: [], subjectIds: [] };
  return grading === 'own' ? { grading, bands, subjectIds } : { grading, ...gradings[grading] };
}

/** The bands by which a subject is graded; undefined where it is not. */
export const bandsFor = ({ grades }: Ground, subjectId: string): readonly GradeBand[] | undefined =>
  grades.subjectIds.includes(subjectId) ? grades.bands : undefined;

/** Full marks of subjects together, without what computing leaves behind. */
const sumOfFull = (subjects: readonly SubjectRow[]): number =>
  Math.round(subjects.reduce((sum, { full }) => sum + full, 0) * 100) / 100;

/** Reads what a report is made on, as far as it is seen. */
export function readGround(sandbox: Sandbox, examId: string, view: View): Ground {
  const head = headOf(sandbox, examId)!;
  const subjects = selectSubjects(sandbox, examId);
  const isComplete = subjects.length > 0 && subjects.every(({ isPublished }) => isPublished);
  const full = sumOfFull(subjects);
  const { lines, margin } = head.settings.reporting ?? {
    lines: defaultLines.map(({ name, share }) => ({ name, score: Math.round(full * share) })),
    margin: Math.round(full * defaultMargin),
  };
  return {
    sandbox,
    head,
    view,
    subjects,
    classes: selectClasses(sandbox, examId),
    totalFull: isComplete ? full : null,
    lines,
    margin,
    grades: gradesOf(head),
    showsRanks: examRuleOf(sandbox, head.schoolId).showsRanks,
  };
}

/** Full marks of a subject, or of the total, which is "". */
export const fullOf = ({ subjects, totalFull }: Ground, subjectId: string): number =>
  subjectId === '' ? (totalFull ?? 0) : (subjects.find((one) => one.subjectId === subjectId)?.full ?? 0);
