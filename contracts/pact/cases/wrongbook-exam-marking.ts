import type * as parts from '../../wrongbook/exams/marking-parts.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const state = 'a teacher who leads and marks a part of an exam';
const examId = given('examId');
const markingPartId = given('markingPartId');
const teacherId = given('teacherId');
const part = {
  markingPartId,
  name: '选择题',
  positions: [1],
  isDouble: true,
  tolerance: 1,
  leaderId: teacherId,
  markers: [{ teacherId, share: 2 }, { teacherId: given('ownId') }],
} as const;

export const examMarkingPartCases: CasesOf<typeof parts> = {
  getMarkingPlan: { success: { state, input: { examId } } },
  setMarkingParts: { success: { state, input: { examId, subjectId: '2', parts: [part] } } },
  setMarkerState: { success: { state, input: { markingPartId, teacherId, state: 'paused' } } },
};
