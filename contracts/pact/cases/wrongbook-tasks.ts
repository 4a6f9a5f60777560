import type * as tasks from '../../wrongbook/tasks.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const ended = 'a person with a task that has come to a file';
const failed = 'a person with a task that has failed';
const taskId = given('taskId');
const begun = { call: 'importStudents', title: '导入学生' } as const;

export const taskCases: CasesOf<typeof tasks> = {
  listTasks: { success: { state: ended, input: {} } },
  beginTask: {
    success: { state: ended, input: { ...begun, asked: JSON.stringify({ schoolId: '1002' }) }, file: 'students' },
  },
  actOnTask: { success: { state: failed, input: { taskId, act: 'retry' } } },
  getTaskFile: { success: { state: ended, input: { taskId } } },
};
