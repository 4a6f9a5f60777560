import * as marked from '../../server/database/exam-marking-tables.ts';
import * as planned from '../../server/database/exam-tables.ts';
import * as worked from '../../server/database/exam-work-tables.ts';
import type { To } from './to.ts';

/** Inserts of exams, their results and how they are marked. */
export const examWriters = (to: To) => ({
  exam: to(planned.exams),
  examLeader: to(planned.examLeaders),
  examClass: to(planned.examClasses),
  examRoom: to(planned.examRooms),
  examTemplate: to(planned.examTemplates),
  examSubject: to(worked.examSubjects),
  examStudent: to(worked.examStudents),
  examResult: to(worked.examResults),
  examItemSum: to(worked.examItemSums),
  markingPart: to(marked.markingParts),
  markingMarker: to(marked.markingMarkers),
  markingScript: to(marked.markingScripts),
  markingOutcome: to(marked.markingOutcomes),
});
