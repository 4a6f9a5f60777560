import type { Caller } from '../../../../http/teaching.ts';
import { ledGrades } from '../../../../http/user.ts';
import type { ExamHead } from '../exam-head.ts';
import { selectLeaders } from '../setup/exams.queries.ts';

/** Whether somebody sees what all classes have reached in all subjects: leaders of the exam and its grade, and who runs the school. */
export const seesWhole = ({ sandbox, user, scopes }: Caller, { id, schoolId, gradeId }: ExamHead): boolean =>
  (schoolId === user.schoolId && (scopes.has('school') || ledGrades(user).includes(gradeId))) ||
  selectLeaders(sandbox, id).some(({ teacherId }) => teacherId === user.id);
