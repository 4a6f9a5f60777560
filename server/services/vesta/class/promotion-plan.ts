import { localDateTime } from '../../../database/clock.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { countStudentsByClass } from '../student/student.queries.ts';
import { selectClassesInSchool, selectGradesOfSchool } from './class.queries.ts';
import { selectOpenWork } from './open-work.queries.ts';
import { selectLastPromotion, selectPromotedSchool } from './promotion.queries.ts';

const day = 86_400_000;

/** Until when the last promotion of a school can be taken back; "" when it cannot. */
export function takeBackUntil(sandbox: Sandbox, schoolId: string): string {
  const last = selectLastPromotion(sandbox, schoolId);
  if (!last) return '';
  const until = localDateTime(Date.parse(`${last.createTime.replace(' ', 'T')}+08:00`) + day);
  return sandbox.clock.dateTime() < until ? until : '';
}

/** What promotion would do to each class, highest grade first, and what work is still open. */
export function planOf(sandbox: Sandbox, schoolId: string) {
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
        gradeId,
        gradeName: item.gradeName,
        nextGradeId: next?.gradeId ?? '',
        nextGradeName: next?.gradeName ?? '',
        studentCount: counts.get(item.id) ?? 0,
      }));
  });
  return {
    schoolYear: `${year}-${year + 1}`,
    promoted: selectPromotedSchool(sandbox, schoolId)?.promotedYear === String(year),
    takeBackUntil: takeBackUntil(sandbox, schoolId),
    graduatedYear: String(year),
    classes,
    ...selectOpenWork(sandbox, schoolId),
  };
}
