import { addExam } from '../../../../contracts/wrongbook/exams/exams.ts';
import { faultsOf, type Faults } from '../../../components/form/form.ts';
import { inputOfPlan, type Plan } from './plan.ts';

/** What is known of the papers that are chosen: their total by id. */
export type Totals = ReadonlyMap<string, number>;

/** What is wrong with a plan, by field: those of a subject are named `subjects.0.full`. */
export function faultsOfPlan(plan: Plan, totals: Totals): Faults {
  const faults: Record<string, string | undefined> = { ...faultsOf(addExam, inputOfPlan(plan)) };
  for (const field of Object.keys(faults)) {
    if (field.startsWith('settings.')) faults.settings ??= '分数线须为 0 到 100 的数，考号规则不能为空';
  }
  if (plan.gradeId === '') faults.gradeId = '请选择年级';
  if (plan.classes.length === 0) faults.classes = '请选择班级';
  if (plan.subjects.length === 0) faults.subjects = '请添加科目';
  const { excellent, pass, low } = plan.lines;
  if (!(Number(excellent) > Number(pass) && Number(pass) > Number(low)))
    faults.settings ??= '优秀线须高于及格线，及格线须高于低分线';
  plan.subjects.forEach((subject, index) => {
    const at = (field: string, fault: string) => (faults[`subjects.${index}.${field}`] ??= fault);
    if (plan.subjects.findIndex(({ courseId }) => courseId === subject.courseId) < index)
      at('courseId', '与前面的科目重复');
    if (subject.from !== '' && subject.to !== '' && subject.to <= subject.from) at('to', '须晚于开始时间');
    if (subject.way === 'paper' && subject.paperId === '') at('paperId', '请选择试卷');
    const total = totals.get(subject.paperId);
    if (subject.way !== 'scores' && total !== undefined && total !== Number(subject.full))
      at('full', `试卷总分为 ${total} 分，须一致`);
  });
  return Object.fromEntries(Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));
}

/** Where what the server refused is shown: at the subject that its words begin with, else at the field. */
export function faultAt(plan: Plan, field: string, message: string, nameOf: (courseId: string) => string): Faults {
  if (field !== 'subjects') return { [field]: message };
  const index = plan.subjects.findIndex(({ courseId }) => {
    const name = nameOf(courseId);
    return name !== '' && (message.startsWith(name) || message.includes(`的${name}`) || message.endsWith(name));
  });
  return index < 0 ? { subjects: message } : { [`subjects.${index}.courseId`]: message };
}
