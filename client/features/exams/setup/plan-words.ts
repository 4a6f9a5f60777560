import { examKindLabels } from '../../../../contracts/constants/exams.ts';
import type { FieldWords } from '../../../components/form/conflict.ts';
import type { ExamDetail } from '../frame/exam.ts';
import type { Plan } from './plan.ts';
import { useClassChoice, useCourseChoice, useTeacherOptions } from './use-plan-options.ts';

const labels: Record<string, string> = {
  name: '考试名称',
  kind: '类别',
  gradeId: '年级',
  classes: '班级',
  subjects: '科目',
  leaders: '共同负责人',
  lines: '分数线',
  examNoPattern: '考号规则',
};

const list = (texts: readonly string[]): string => texts.join('、');

/** What the fields of a plan are called and hold, by the names of what can be chosen. */
export function usePlanWords(exam: ExamDetail): FieldWords<Plan> {
  const grades = useClassChoice(exam);
  const courses = useCourseChoice(exam.gradeId, exam.subjects);
  const teachers = useTeacherOptions();
  const classNames = new Map([
    ...exam.classes.map((one) => [one.classId, one.className] as const),
    ...grades.flatMap(({ children }) => children.map((one) => [one.id, one.className] as const)),
  ]);
  const nameOf = (courseId: string) => courses.find((one) => one.courseId === courseId)?.courseName ?? '其他科目';
  const texts: Partial<Record<string, (plan: Plan) => string>> = {
    name: ({ name }) => name,
    kind: ({ kind }) => examKindLabels[kind],
    gradeId: ({ gradeId }) => grades.find((one) => one.gradeId === gradeId)?.gradeName ?? '',
    classes: ({ classes }) =>
      list(classes.map(({ classId, group }) => `${classNames.get(classId) ?? '其他班级'}${group && `（${group}）`}`)),
    subjects: ({ subjects }) =>
      list(
        subjects.map(({ courseId, date, from, to, full }) => `${nameOf(courseId)} ${date} ${from}–${to} ${full} 分`),
      ),
    leaders: ({ leaders }) =>
      list(leaders.map((id) => teachers.find(({ value }) => value === id)?.label ?? '其他教师')),
    lines: ({ lines: { excellent, pass, low } }) => `优秀 ${excellent}%，及格 ${pass}%，低分 ${low}%`,
    examNoPattern: ({ examNoPattern }) => examNoPattern,
  };
  return {
    labelOf: (field) => labels[field] ?? field,
    textOf: (field, plan) => texts[field]?.(plan) ?? '',
  };
}
