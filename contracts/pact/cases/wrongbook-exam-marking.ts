import type * as desk from '../../wrongbook/exams/marking-desk.ts';
import type * as lead from '../../wrongbook/exams/marking-lead.ts';
import type * as parts from '../../wrongbook/exams/marking-parts.ts';
import type * as progress from '../../wrongbook/exams/marking-progress.ts';
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

const markingScriptId = given('markingScriptId');
const marks = [{ position: 1, score: 2 }] as const;

export const examMarkingDeskCases: CasesOf<typeof desk> = {
  listOwnMarking: { success: { state, input: {} } },
  getMarkingDesk: { success: { state, input: { markingPartId } } },
  takeScripts: { success: { state, input: { markingPartId, count: 3 } } },
  markScript: { success: { state, input: { markingScriptId, marks } } },
  flagScript: { success: { state, input: { markingScriptId, flag: 'unclear', note: '看不清' } } },
  undoScript: { success: { state, input: { markingScriptId } } },
  pageOwnScripts: { success: { state, input: { markingPartId, current: 1, size: 10, descs: 'markTime' } } },
  getScriptPicture: {
    success: { state, input: { markingScriptId, position: 1, kind: 'answer', index: 1, version: 'ff00ff00ff00ff00' } },
  },
};

const otherScript = { markingPartId, markingScriptId: given('otherMarkingScriptId') } as const;

export const examMarkingLeadCases: CasesOf<typeof lead> = {
  getScriptAnswers: { success: { state, input: { markingScriptId: given('otherMarkingScriptId') } } },
  decideScript: { success: { state, input: { ...otherScript, marks } } },
  returnScript: { success: { state, input: otherScript } },
  drawChecks: { success: { state, input: { markingPartId, teacherId, share: 0.2 } } },
  drawSamples: { success: { state, input: { markingPartId, count: 2 } } },
  listSamples: { success: { state, input: { markingPartId } } },
};

export const examMarkingProgressCases: CasesOf<typeof progress> = {
  getMarkingProgress: { success: { state, input: { examId } } },
  getPartFigures: { success: { state, input: { markingPartId } } },
  pageScripts: {
    success: { state, input: { markingPartId, view: 'apart', teacherId, current: 1, size: 1, ascs: 'difference' } },
  },
  noteDrift: { success: { state, input: { markingPartId, teacherId } } },
};
