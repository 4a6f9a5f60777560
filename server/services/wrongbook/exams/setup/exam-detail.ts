import { getExam } from '../../../../../contracts/wrongbook/exams/exams.ts';
import { scopesOf } from '../../../../http/access.ts';
import { refusal } from '../../../../http/errors.ts';
import { examAccess } from '../../../../http/exam-access.ts';
import type { Context } from '../../../../http/route.ts';
import type { User } from '../../../../http/user.ts';
import { examHead } from '../exam-head.ts';
import { jointOf } from '../joint/joint.ts';
import { conflictsOf } from './conflicts.ts';
import * as queries from './exams.queries.ts';
import { stepsFrom } from './steps.ts';

/** Whether a role of the user publishes all exams of the school. */
const publishesAll = ({ roles, schoolId }: User, ofSchool: string): boolean =>
  schoolId === ofSchool &&
  scopesOf(
    examAccess.publishExam,
    roles.map(({ role }) => role),
  ).has('school');

/** An exam with all that is planned, as it shows to who asks. */
export function detail({ sandbox, user, input: { examId } }: Context<typeof getExam>) {
  const found = queries.selectExam(sandbox, user.id, examId);
  if (!found) throw refusal(getExam, 'examGone');
  const { settings, schoolId, jointId } = examHead(sandbox, getExam, examId);
  const { thresholds, examNoPattern, isSerpentine = true } = settings;
  const subjects = queries.selectTimetable(sandbox, examId);
  return {
    ...found,
    settings: { thresholds, examNoPattern },
    isSerpentine,
    mayPublish: found.isLeader || publishesAll(user, schoolId),
    joint: jointOf(sandbox, jointId, found.isLeader),
    leaders: queries.selectLeaders(sandbox, examId),
    classes: queries.selectExamClasses(sandbox, examId),
    subjects,
    roomCount: queries.countRooms(sandbox, examId),
    conflicts: conflictsOf(sandbox, schoolId, examId, subjects),
    acts: found.isLeader ? stepsFrom(found.state) : [],
  };
}
