import { getRosterSummary, listGraduatedYears } from '../../../../contracts/vesta/school.ts';
import { cached } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { readRoute } from '../../../http/route.ts';
import { selectClassesInSchool, selectGradesOfSchool } from '../class/class.queries.ts';
import { selectGraduatedYears } from '../student/student.queries.ts';
import { gradeFigures, subjectFigures, vacancies } from './roster-summary.ts';
import { selectRoster, selectSchool } from './school.queries.ts';

export const schoolRoutes = [
  readRoute(listGraduatedYears, ({ sandbox, user }) =>
    user.schoolId ? selectGraduatedYears(sandbox, user.schoolId) : [],
  ),

  readRoute(getRosterSummary, ({ sandbox, input: { schoolId, gradeId } }) =>
    cached(sandbox, `roster ${schoolId} ${gradeId ?? ''}`, () => summarise(sandbox, schoolId, gradeId)),
  ),
];

/** The figures of a school; with a grade, the lists show that grade only while the totals stay those of the school. */
function summarise(sandbox: Sandbox, schoolId: string, gradeId: string | undefined) {
  const roster = selectRoster(sandbox, schoolId);
  const inGrade = (item: { gradeId: string }) => gradeId === undefined || item.gradeId === gradeId;
  const classes = selectClassesInSchool(sandbox, schoolId);
  const timetable = roster.timetable.filter(inGrade);
  return {
    schoolId,
    schoolName: selectSchool(sandbox, schoolId)?.name ?? '',
    classCount: classes.length,
    studentCount: roster.students.inSchool,
    unassignedCount: roster.unassignedCount,
    graduatedCount: roster.students.graduated,
    enabledCount: roster.students.enabled,
    teacherCount: roster.teachers.total,
    idleTeacherCount: roster.teachers.idle,
    grades: gradeFigures(selectGradesOfSchool(sandbox, schoolId).filter(inGrade), classes, roster),
    subjects: subjectFigures(timetable),
    vacancies: vacancies(timetable),
  };
}
