import { changeAllStudents } from '../../../../contracts/vesta/student.ts';
import { runSheetTask } from '../../../engines/importing/pool.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { refuseClosedClass } from './closed-class.ts';
import { selectAllIds } from './student.queries.ts';

export const studentBulkRoutes = [
  route(changeAllStudents, async ({ sandbox, input, tell }) => {
    const { act, toClassId, expected, ...filters } = input;
    if (act === 'move' && toClassId === undefined) throw refusal(changeAllStudents, 'noClass');
    if (toClassId !== undefined) refuseClosedClass(sandbox, changeAllStudents, toClassId, input.schoolId);
    const { ids, total, graduated } = selectAllIds(sandbox, filters);
    if (expected !== undefined && expected !== total) throw refusal(changeAllStudents, 'otherCount', { count: total });
    if (act !== 'remove' && graduated > 0) throw refusal(changeAllStudents, 'graduated', { count: graduated });
    const classId = act === 'move' ? toClassId! : null;
    const task = { kind: 'change', databaseFile: sandbox.file, ids, act, classId } as const;
    return { total, ...(await runSheetTask(task, tell)) };
  }),
];
