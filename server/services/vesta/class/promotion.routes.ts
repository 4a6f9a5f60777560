import * as contract from '../../../../contracts/vesta/class.ts';
import { write } from '../../../database/prepared.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { hasClassNamed, selectClass, selectGradesOfSchool } from './class.queries.ts';
import { planOf, takeBackUntil } from './promotion-plan.ts';
import {
  enrolGraduates,
  graduateClass,
  insertPromotion,
  markTakenBack,
  selectLastPromotion,
  selectPromotedSchool,
  updateClassGrade,
  updatePromotedYear,
} from './promotion.queries.ts';

export const promotionRoutes = [
  route(contract.getPromotionPlan, ({ sandbox, input }) => planOf(sandbox, input.schoolId)),

  route(contract.promoteClasses, ({ sandbox, input: { schoolId } }) =>
    write(sandbox, () => {
      const plan = planOf(sandbox, schoolId);
      if (plan.promoted) throw refusal(contract.promoteClasses, 'alreadyPromoted', { schoolYear: plan.schoolYear });
      if (plan.classes.length === 0) throw refusal(contract.promoteClasses, 'noClasses');
      const students: string[] = [];
      // Highest grade first: a class may only take the name that the one above it has given up.
      for (const { classId, nextGradeId } of plan.classes) {
        if (nextGradeId) updateClassGrade(sandbox, classId, nextGradeId);
        else students.push(...graduateClass(sandbox, classId, plan.graduatedYear));
      }
      const yearBefore = selectPromotedSchool(sandbox, schoolId)!.promotedYear;
      const classes = plan.classes.map(({ classId, gradeId }) => ({ id: classId, gradeId }));
      insertPromotion(sandbox, schoolId, { yearBefore, classes, students });
      updatePromotedYear(sandbox, schoolId, plan.graduatedYear);
      const graduated = plan.classes.filter(({ nextGradeId }) => !nextGradeId).length;
      return { promoted: plan.classes.length - graduated, graduated, students: students.length };
    }),
  ),

  route(contract.takeBackPromotion, ({ sandbox, input: { schoolId } }) =>
    write(sandbox, () => {
      const last = selectLastPromotion(sandbox, schoolId);
      if (!last || takeBackUntil(sandbox, schoolId) === '') throw refusal(contract.takeBackPromotion, 'notPossible');
      const grades = new Map(selectGradesOfSchool(sandbox, schoolId).map((one) => [one.gradeId, one.gradeName]));
      // In the opposite order, for the same reason; a class that was removed meanwhile stays removed.
      const remaining = last.classes.toReversed().filter(({ id }) => selectClass(sandbox, id) !== undefined);
      for (const { id, gradeId } of remaining) {
        const { className } = selectClass(sandbox, id)!;
        if (hasClassNamed(sandbox, schoolId, gradeId, className, id)) {
          const gradeName = grades.get(gradeId)!;
          throw refusal(contract.takeBackPromotion, 'nameTaken', { gradeName, className });
        }
        updateClassGrade(sandbox, id, gradeId);
      }
      const students = enrolGraduates(sandbox, last.students);
      updatePromotedYear(sandbox, schoolId, last.yearBefore);
      markTakenBack(sandbox, last.id);
      return { classes: remaining.length, students };
    }),
  ),
];
