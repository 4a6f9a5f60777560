import { expect, it } from 'vitest';
import { callEntries } from '../calls.ts';
import { relationsOf } from '../relations.ts';
import { plannedOf } from './plan.ts';

/** Fields that say of what an answer is, which its rows do not hold, and that no case sends. */
const sentByNone = [
  'listAvailableWorkbooks.schoolId',
  'getRosterSummary.gradeId',
  'listTeachingCourses.gradeId',
  'listQuestionAnswers.classId',
  'exportPartnerOverview.partnerId',
  'getPartnerOverview.partnerId',
  'getPartnerTrend.partnerId',
  'getPartnerTrend.schoolId',
  'pageQuestions.workbookPageId',
  'exportAssignmentReport.classId',
  'getClassUsage.courseId',
  'getStudentUsage.courseId',
  'pageStudentActivity.courseId',
  'listAnalysedExams.schoolId',
  'previewTimetable.examId',
  'getExamDraft.examTemplateId',
  'printExam.classId',
  'printExam.examRoomId',
  'printExam.courseId',
  'getExamProgress.earlierExamId',
  'getExamStudent.earlierExamId',
  'exportSettlement.partnerId',
  'getSettlement.partnerId',
  'getWellbeingOverview.classId',
  'pageWellbeingTexts.classId',
];

it('each field of the input of a read is sent by a case or a law, or says why no row shows it', () => {
  const unused = callEntries
    .filter(([, { effects }]) => !effects)
    .flatMap(([call, read]) => {
      const sent = new Set(plannedOf(call, read).flatMap(({ input }) => Object.keys(input)));
      return Object.entries(relationsOf(read))
        .filter(([field, relation]) => !sent.has(field) && relation && 'scope' in relation)
        .map(([field]) => `${call}.${field}`);
    });
  expect(unused.toSorted()).toEqual(sentByNone.toSorted());
});
