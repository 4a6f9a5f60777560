import type * as assignments from '../../wrongbook/assignments.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher with a paper and with work that was set to a class';
const one = { state, input: { assignmentId: given('assignmentId') } } as const;
const lessons = { courseId: given('courseId'), classId: given('classId') };
const work = { title: '契约作业', tag: 'home', taskType: 1, paperId: given('paperId'), dueDate: '2099-12-31' } as const;
const filtered = { classId: given('classId'), taskType: 1, current: 1, size: 10, descs: 'createTime' };

export const assignmentCases: CasesOf<typeof assignments> = {
  listLessons: { success: { state, input: {} } },
  pageAssignments: { success: { state, input: filtered } },
  listOpenAssignments: { success: { state, input: { courseId: given('courseId') } } },
  getAssignment: { success: one },
  listSubmissions: { success: { ...one, state: 'a teacher with work that students have handed in' } },
  addAssignment: { success: { state, input: { ...lessons, ...work } } },
  withdrawAssignment: { success: one },
  removeAssignments: { success: one },
};
