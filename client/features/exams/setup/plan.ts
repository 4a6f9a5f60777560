import {
  defaultExamNoPattern,
  defaultThresholds,
  type ExamKind,
  type ExamWay,
} from '../../../../contracts/constants/exams.ts';
import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import type { getExamDraft } from '../../../../contracts/wrongbook/exams/exam-templates.ts';
import type { addExam, getExam } from '../../../../contracts/wrongbook/exams/exams.ts';

/** A subject as it is typed in. */
export interface PlannedSubject {
  courseId: string;
  date: string;
  from: string;
  to: string;
  full: string;
  way: ExamWay;
  paperId: string;
}

/** An exam as it is typed in, new or planned before. */
export interface Plan {
  name: string;
  kind: ExamKind;
  gradeId: string;
  /** The chosen classes, with the group in which they are compared. */
  classes: { classId: string; group: string }[];
  subjects: PlannedSubject[];
  leaders: string[];
  /** In hundredths of full marks. */
  lines: { excellent: string; pass: string; low: string };
  examNoPattern: string;
  copiedFrom: string;
}

type ExamDetail = DataOf<typeof getExam>;
type Settings = ExamDetail['settings'];

const percent = (rate: number): string => String(Math.round(rate * 10_000) / 100);

/** The lines of marks as they are typed in. */
export const linesOf = ({ excellent, pass, low }: Settings['thresholds']): Plan['lines'] => ({
  excellent: percent(excellent),
  pass: percent(pass),
  low: percent(low),
});

/** The same as the calls take them. */
export const inputOfLines = ({ excellent, pass, low }: Plan['lines']): Settings['thresholds'] => ({
  excellent: Number(excellent) / 100,
  pass: Number(pass) / 100,
  low: Number(low) / 100,
});

export const blankPlan: Plan = {
  name: '',
  kind: 'monthly',
  gradeId: '',
  classes: [],
  subjects: [],
  leaders: [],
  lines: linesOf(defaultThresholds),
  examNoPattern: defaultExamNoPattern,
  copiedFrom: '',
};

/** The settings that the school has made for its exams. */
export const withSettings = (plan: Plan, { thresholds, examNoPattern }: Settings): Plan => ({
  ...plan,
  lines: linesOf(thresholds),
  examNoPattern,
});

/** The plan of an exam that there is. */
export const planOf = (exam: ExamDetail): Plan => ({
  ...withSettings(blankPlan, exam.settings),
  name: exam.name,
  kind: exam.kind,
  gradeId: exam.gradeId,
  classes: exam.classes.map(({ classId, group }) => ({ classId, group })),
  subjects: exam.subjects.map(({ courseId, date, from, to, full, way, paperId }) => ({
    courseId,
    date,
    from,
    to,
    way,
    paperId,
    full: String(full),
  })),
  leaders: exam.leaders.map(({ teacherId }) => teacherId),
});

/** What a new exam begins with that is planned as another was. */
export const planOfDraft = (draft: DataOf<typeof getExamDraft>, copiedFrom: string): Plan => ({
  ...withSettings(blankPlan, draft.settings),
  name: draft.name,
  kind: draft.kind,
  gradeId: draft.gradeId,
  classes: draft.classes.map(({ classId, group }) => ({ classId, group })),
  subjects: draft.subjects.map(({ courseId, date, from, to, full, way }) => ({
    courseId,
    date,
    from,
    to,
    way,
    full: String(full),
    paperId: '',
  })),
  copiedFrom,
});

/** What the calls take of a plan. */
export const inputOfPlan = (plan: Plan): InputOf<typeof addExam> => ({
  name: plan.name,
  kind: plan.kind,
  gradeId: plan.gradeId,
  classes: plan.classes,
  subjects: plan.subjects.map(({ full, paperId, ...subject }) => ({
    ...subject,
    full: Number(full),
    ...(subject.way !== 'scores' && paperId !== '' && { paperId }),
  })),
  leaders: plan.leaders.map((teacherId) => ({ teacherId })),
  settings: {
    thresholds: inputOfLines(plan.lines),
    examNoPattern: plan.examNoPattern,
  },
  ...(plan.copiedFrom !== '' && { copiedFrom: plan.copiedFrom }),
});
