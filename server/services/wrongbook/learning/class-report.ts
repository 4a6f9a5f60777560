import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getClassLearning } from '../../../../contracts/wrongbook/learning-reports.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { mean } from '../../../engines/analysis/moments.ts';
import { exact } from '../reports/exact.ts';
import { selectAsked, selectRates, valuesOf } from '../mistakes/class.queries.ts';
import { rateBands } from '../reports/groups.ts';
import * as common from './common.ts';
import type { Materials } from './common.ts';
import { readClasses } from './ground.ts';
import { pointsIn, weakAmong } from './points.ts';
import { practiceOf } from './practice.ts';
import { classAdviceOf, leadOf } from './sentences.ts';
import { focusOf, spokenOf } from './student-report.ts';
import { comparisonOf, middleOf, trendOf, type SubjectFigures } from './subject-figures.ts';

type ClassReport = DataOf<typeof getClassLearning>;
type Subject = ClassReport['subjects'][number];

/** Students by tenths of the rate. */
function distributionOf(rates: readonly number[]): number[] {
  const counts = new Array<number>(10).fill(0);
  for (const rate of rates) counts[Math.min(9, Math.floor(exact(rate * 10)))]! += 1;
  return counts;
}

function subjectOf(materials: Materials, figures: SubjectFigures, among: SubjectFigures): Subject {
  const { course, works } = figures;
  const { classId } = materials.place;
  const sheets = materials.sheets.get(course.courseId)!;
  const rates = [...figures.rates.values()];
  const mistakes = materials.mistakes.filter(({ subjectId }) => subjectId === course.subjectId);
  return {
    subjectId: course.subjectId,
    subjectName: course.courseName,
    courseId: course.courseId,
    works: works.length,
    set: sheets.length,
    submitted: sheets.filter(({ state }) => state === 1).length,
    rate: exact(mean(rates)),
    bands: rateBands(rates),
    distribution: distributionOf(rates),
    middle: middleOf(figures),
    comparison: comparisonOf(among, classId),
    trend: trendOf(among, classId),
    points: pointsIn(materials.trees.get(course.courseId)!.ofClass()),
    practice: practiceOf(mistakes, materials.today),
  };
}

/** The question on a point that the class got wrong most often, as its mistake book has it. */
function exampleOn(
  sandbox: Sandbox,
  { place, span }: Materials,
  subjectId: string,
  pointId: string,
): ClassReport['weak'][number]['example'] {
  const values = valuesOf({ classId: place.classId, subjectId }, span, { pointId });
  const [found] = selectRates(sandbox, values).toSorted(
    (a, b) => b.wrong - a.wrong || (a.questionId < b.questionId ? -1 : 1),
  );
  if (!found) return null;
  const { questionId, answered, wrong } = found;
  return { questionId, stem: selectAsked(sandbox, [questionId]).get(questionId)!.stem, answered, wrong };
}

/** The report of a class. */
export function classReport(sandbox: Sandbox, materials: Materials): ClassReport {
  const among = readClasses(sandbox, materials);
  const subjects = materials.subjects
    .map((figures, at) => subjectOf(materials, figures, among[at]!))
    .filter(({ set, practice }) => set > 0 || practice.total > 0);
  const set = common.total(subjects.map((one) => one.set));
  const submitted = common.total(subjects.map((one) => one.submitted));
  const shortReason = common.shortReason(submitted, materials.place.className);
  const missing = common.missingOf(subjects);
  const practice = practiceOf(materials.mistakes, materials.today);
  const head = {
    ...common.headOf(materials),
    ...{ shortReason, set, submitted, missing, practice, students: materials.students.length },
  };
  if (shortReason !== '') return { ...head, lead: [], focusId: '', advice: [], subjects: [], weak: [] };
  const focus = focusOf(subjects) ?? subjects.toSorted((a, b) => (a.rate ?? 1) - (b.rate ?? 1))[0];
  const own = materials.mistakes.filter(({ subjectId }) => subjectId === focus?.subjectId);
  const weak = focus ? weakAmong(focus.points, (pointId) => common.onPoint(materials, own, pointId).length > 0) : [];
  const frame = {
    ...{ set, submitted, missing, practice },
    subjects: subjects.map(spokenOf),
    focus: focus && spokenOf(focus),
    weak: weak.map((point) => common.spokenPoint(materials, own, focus!.subjectId, point)),
  };
  return {
    ...head,
    subjects,
    focusId: focus?.subjectId ?? '',
    lead: leadOf(frame, 'class'),
    advice: classAdviceOf(frame),
    weak: weak.map(({ pointId, name, answered, mastery }) => ({
      ...{ pointId, name, subjectId: focus!.subjectId, answered, mastery },
      example: exampleOn(sandbox, materials, focus!.subjectId, pointId),
    })),
  };
}
