import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { calls } from '../calls.ts';
import { services } from './folder.ts';
import { descriptionOf } from './plan.ts';
import { carryOutLaws } from './verify/laws/carry-out.ts';
import { readLaws } from './verify/laws/reads.ts';
import { OwnSandbox } from './verify/own-sandbox.ts';
import { Redactor } from './verify/redactor.ts';
import { TestServers } from './verify/testing.ts';
import { Transport } from './verify/transport.ts';

// The stand-in keeps every law that a server is held to, and what cannot be tried in the states that there are is listed.

let servers: TestServers;

beforeAll(async () => {
  servers = await TestServers.start(inject('worldFile'));
});

afterAll(() => servers.close());

/** Laws that prove nothing in the state of their call's success: all rows are the same in it, or too few. */
const notExercised: Readonly<Record<string, readonly string[]>> = {
  exportPrintRecords: ['筛选 paperSize', '筛选 action'],
  getClassComparison: ['筛选 versus'],
  pageExamStudents: ['排序 score'],
  pageExams: ['分页', '排序 startDate', '排序 createTime', '排序 name'],
  pageQuestions: ['筛选 subjectId'],
  pageScanPages: ['分页', '排序 pageNo'],
  pageScans: ['分页', '排序 createTime', '排序 title', '排序 state'],
  pageStudentBook: ['排序 wrongCount'],
  pageWellbeingLog: ['分页', '排序 time'],
};

/** Calls of exams, of which a state has one. */
const ofOneExam = [
  'exportClassComparison',
  'exportExamReport',
  'exportSchoolComparison',
  'findExamCandidate',
  'getExamBorderline',
  'getExamCell',
  'getExamDistribution',
  'getExamDraft',
  'getExamItems',
  'getExamProgress',
  'getExamPublishing',
  'getExamStudent',
  'getMarkingPlan',
  'getMarkingProgress',
  'getScoreTemplate',
  'listExamRooms',
  'listExamScoring',
  'pageCandidates',
  'pageExamScores',
  'pageExamStudents',
  'previewTimetable',
  'printExam',
];

/** Scopes of which a state has but one: one exam with its parts and rooms, one task, one page, or a grade without a value. */
const oneOfAKind: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(ofOneExam.map((call) => [call, ['examId']])),
  getExamProgress: ['examId', 'earlierExamId'],
  getExamStudent: ['examId', 'earlierExamId'],
  getExamDraft: ['examId', 'examTemplateId'],
  printExam: ['examId', 'examRoomId'],
  previewTimetable: ['examId', 'gradeId'],
  pageOwnScripts: ['markingPartId'],
  listSamples: ['markingPartId'],
  pageScripts: ['markingPartId'],
  getTaskFile: ['taskId'],
  getSchoolWork: ['assignmentId'],
  getScanPicture: ['pageId'],
  pageQuestions: ['workbookPageId'],
  getKnowledgeTree: ['subjectId'],
  listAnalysedExams: ['gradeId'],
  listCoursesInGrade: ['gradeId'],
  getWellbeingOverview: ['gradeId', 'classId'],
  pageWellbeingTexts: ['gradeId', 'classId'],
};

const excepted = [
  ...Object.entries(notExercised).flatMap(([call, laws]) => laws.map((law) => `${call}: ${law}`)),
  ...Object.entries(oneOfAKind).flatMap(([call, fields]) => fields.map((field) => `${call}: 范围 ${field}`)),
];

describe('the stand-in', () => {
  it.each(services)('keeps the laws of reads of %s', async (service) => {
    const surroundings = OwnSandbox.make(servers.dataDir);
    const transport = new Transport(servers.url, {}, 120_000, new AbortController().signal);
    try {
      const laws = readLaws().filter(({ call }) => calls[call].service === service);
      const held = await carryOutLaws(laws, { surroundings, transport, redactor: new Redactor(), diff: false });
      const told = held.results.filter(({ outcome }) => outcome !== 'kept');
      expect(
        told.map(({ planned, deviations, reason }) => ({ law: descriptionOf(planned), deviations, reason })),
      ).toEqual([]);
      const silent = held.notExercised.map(({ planned }) => descriptionOf(planned)).sort();
      expect(silent).toEqual(excepted.filter((one) => laws.some((law) => descriptionOf(law) === one)).sort());
    } finally {
      surroundings.close();
    }
  });
});
