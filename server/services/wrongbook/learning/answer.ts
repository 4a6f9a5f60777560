import { successBytes } from '../../../../contracts/envelope.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { classReport } from './class-report.ts';
import { readMaterials } from './common.ts';
import { readGround } from './ground.ts';
import { studentReport } from './student-report.ts';
import { learningStudents } from './students.ts';
import type { LearningTask } from './tasks.ts';

/** Makes a learning report: as it goes over the wire, for print as the JSON of a list. */
export function learningAnswer(sandbox: Sandbox, task: LearningTask): Uint8Array {
  const { as, place, span, studentIds } = task;
  if (as === 'students') return successBytes(learningStudents(readGround(sandbox, place, span)));
  if (as === 'class')
    return successBytes(classReport(sandbox, readMaterials(sandbox, place, { ...task, studentIds: undefined })));
  const materials = readMaterials(sandbox, place, task);
  if (as === 'student') return successBytes(studentReport(sandbox, materials, studentIds[0]!));
  return Buffer.from(JSON.stringify(studentIds.map((id) => studentReport(sandbox, materials, id))));
}
