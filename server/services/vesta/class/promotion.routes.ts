import * as contract from '../../../../contracts/vesta/class.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { countStudentsByClass } from '../student/student.queries.ts';
import { selectClassesInSchool, selectGradesOfSchool } from './class.queries.ts';
import { graduateClass, selectPromotedSchool, updateClassGrade, updatePromotedYear } from './promotion.queries.ts';

export const promotionRoutes = [
  route(contract.getPromotionPlan, ({ sandbox, input }) => planOf(sandbox, input.schoolId)),

  route(contract.promoteClasses, ({ sandbox, input: { schoolId } }) =>
    write(sandbox, () => {
      const plan = planOf(sandbox, schoolId);
      if (plan.promoted) throw refusal(contract.promoteClasses, 'alreadyPromoted', { schoolYear: plan.schoolYear });
      if (plan.classes.length === 0) throw refusal(contract.promoteClasses, 'noClasses');
      let students = 0;
      // Highest grade first: a class may only take the name that the one above it has given up.
      for (const { classId, nextGradeId } of plan.classes) {
        if (nextGradeId) updateClassGrade(sandbox, classId, nextGradeId);
        else students += graduateClass(sandbox, classId, plan.graduatedYear);
      }
      updatePromotedYear(sandbox, schoolId, plan.graduatedYear);
      const graduated = plan.classes.filter(({ nextGradeId }) => !nextGradeId).length;
      return { promoted: plan.classes.length - graduated, graduated, students };
    }),
  ),
];

/** What promotion would do to each class, highest grade first. */
function planOf(sandbox: Sandbox, schoolId: string) {
  const grades = selectGradesOfSchool(sandbox, schoolId);
  const counts = countStudentsByClass(sandbox, schoolId);
  const year = sandbox.clock.schoolYear();
  const inSchool = selectClassesInSchool(sandbox, schoolId);
  const classes = grades.toReversed().flatMap(({ gradeId }, place) => {
    const next = grades[grades.length - place];
    return inSchool
      .filter((item) => item.gradeId === gradeId)
      .map((item) => ({
        classId: item.id,
        className: item.className,
        gradeName: item.gradeName,
        nextGradeId: next?.gradeId ?? '',
        nextGradeName: next?.gradeName ?? '',
        studentCount: counts.get(item.id) ?? 0,
      }));
  });
  return {
    schoolYear: `${year}-${year + 1}`,
    promoted: selectPromotedSchool(sandbox, schoolId)?.promotedYear === String(year),
    graduatedYear: String(year),
    classes,
  };
}
