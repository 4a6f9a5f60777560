import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listLearningStudents } from '../../../../contracts/wrongbook/learning-reports.ts';
import { grouped } from '../../../database/lists.ts';
import { shortReason } from './common.ts';
import type { Ground } from './ground.ts';

/** The students of a class, and whether there is enough for a full report of each. */
export function learningStudents({ students, sheets }: Ground): DataOf<typeof listLearningStudents> {
  const byStudent = grouped([...sheets.values()].flat(), ({ studentId }) => studentId);
  return students.map((student) => {
    const own = byStudent.get(student.studentId) ?? [];
    const submitted = own.filter(({ state }) => state === 1).length;
    return { ...student, set: own.length, submitted, isShort: shortReason(submitted, '') !== '' };
  });
}
