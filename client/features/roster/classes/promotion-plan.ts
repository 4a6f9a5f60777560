import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getPromotionPlan } from '../../../../contracts/vesta/class.ts';

/** What the step into the next school year would do. */
export type Plan = DataOf<typeof getPromotionPlan>;

/** The classes that graduate. */
export const leavers = ({ classes }: Plan): Plan['classes'] => classes.filter(({ nextGradeId }) => nextGradeId === '');

/** What the step into the next school year does, in words. */
export function planText(plan: Plan): string {
  const leaving = leavers(plan);
  const staying = plan.classes.length - leaving.length;
  const students = leaving.reduce((sum, { studentCount }) => sum + studentCount, 0);
  const graduation =
    leaving.length > 0 ? `，${leaving.length} 个班共 ${students} 名学生于 ${plan.graduatedYear} 年毕业` : '';
  return `${plan.schoolYear} 学年：${staying} 个班升入下一年级${graduation}。`;
}
