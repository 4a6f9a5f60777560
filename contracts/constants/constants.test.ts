import { describe, expect, it } from 'vitest';
import { leaderTypes } from '../roles.ts';
import * as assignments from './assignments.ts';
import * as exams from './exams.ts';
import * as limits from './limits.ts';
import * as mistakes from './mistakes.ts';
import * as questions from './questions.ts';
import * as time from './time.ts';

const valuesOf = (options: readonly { value: string | number }[]) => options.map(({ value }) => value);

describe('constants', () => {
  it('R9.4 dropdowns take 150 ms and are 130, 172 or 280 wide', () => {
    expect([limits.dropdownTimeout, limits.dropdownWidth]).toEqual([150, 130]);
    expect(limits.selectorWidths).toEqual({ narrow: 172, wide: 280 });
    expect(limits.partnerLevels).toEqual([1, 2, 3]);
  });

  it('R9.6 has the question types, and those of dashboards', () => {
    expect(Object.keys(questions.questionType)).toEqual(['choice', 'fillIn', 'answer', 'other']);
    expect(Object.values(questions.questionTypeLabels)).toEqual(['选择题', '填空题', '解答题', '其他']);
    expect(questions.dashboardQuestionTypes).toHaveLength(6);
  });

  it('R9.7 puts each wrong rate in exactly one bucket', () => {
    const edges = [0, 0.099999, 0.1, 0.299999, 0.3, 0.4, 0.400001, 1];
    const below = ['below10', 'below10', 'from10to30', 'from10to30', 'from10to30', 'from30to40', 'above40', 'above40'];
    expect(edges.map(mistakes.wrongRateBucket)).toEqual(below);
    expect(valuesOf(mistakes.wrongRateFilters)).toEqual(['', 'above40', 'from30to40', 'from10to30', 'below10']);
  });

  it('R9.8 knows where mistakes come from', () => {
    expect(mistakes.mistakeSource).toEqual({ homework: 1, exam: 2, custom: 0 });
    expect(mistakes.mistakeSourceLabels).toEqual({ 1: '作业', 2: '考试', 0: '自定义' });
    expect(valuesOf(mistakes.dashboardMistakeSources)).toEqual(['', '2', '1']);
    expect(mistakes.mistakeTypes).toEqual([{ value: 1, label: '作业' }]);
  });

  it('R9.9 knows date types, ranges and query modes', () => {
    expect(time.dateType).toEqual({ week: 1, month: 2, term: 0 });
    expect(valuesOf(time.timeFilters)).toEqual([1, 2, 0]);
    expect(valuesOf(time.timeRanges)).toEqual([3, 1, 2, 'all']);
    expect(time.dashboardRanges.map(({ label }) => label)).toEqual(['今天', '一周内', '全部']);
    expect(time.queryModes).toHaveLength(3);
  });

  it('R9.10 terms are LAST 01, NEXT 02 and ALL 03', () => {
    expect(time.termEnum).toEqual({ first: 'LAST', second: 'NEXT', wholeYear: 'ALL' });
    expect(time.termCode).toEqual({ first: '01', second: '02', wholeYear: '03' });
    expect(Object.keys(time.termLabels)).toEqual(['LAST', 'NEXT', 'ALL']);
  });

  it('R9.11 puts each score in exactly one band; exactly 90 % is good, not excellent', () => {
    const edges = [1, 0.900001, 0.9, 0.7, 0.699999, 0.6, 0.599999, 0];
    expect(edges.map(questions.scoreBand)).toEqual([
      'excellent',
      'excellent',
      'good',
      'good',
      'pass',
      'pass',
      'fail',
      'fail',
    ]);
    // 0.9 and 0.7 exactly, that floating point misses.
    expect([
      questions.scoreBand(89.1 / 99),
      questions.scoreBand(0.1 * 3 + 0.6),
      questions.scoreBand(0.6 + 0.1),
    ]).toEqual(['good', 'good', 'good']);
    expect(valuesOf(questions.scoreBands)).toEqual(['excellent', 'good', 'pass', 'fail']);
  });

  it('R9.13 knows the subjects of each kind of assignment', () => {
    const all = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '23'];
    expect(assignments.subjectsOf).toEqual({
      commonHomework: all,
      personalisedHomework: all,
      essay: ['1', '3'],
      dictation: ['1', '3', '8', '9'],
    });
    expect(assignments.otherSubjectSets.map((set) => set.join())).toEqual(['1,3', '2,4,5,6', '1,3,8,9']);
  });

  it('R9.14 knows scopes, print modes and practice modes', () => {
    expect(assignments.scope).toEqual({ classOnly: 2, wholeSchool: 1 });
    expect(assignments.printMode).toEqual({ smartMatch: 0, unifiedCap: 1 });
    expect(assignments.practiceMode).toEqual({ consolidate: 41, extend: 42 });
    expect(assignments.scopeLabels).toEqual({ 2: '仅本班', 1: '全校' });
    expect(Object.keys({ ...assignments.printModeLabels, ...assignments.practiceModeLabels })).toEqual([
      '0',
      '1',
      '41',
      '42',
    ]);
  });

  it('R9.15 knows the views of statistics', () => {
    expect(limits.statisticsView).toEqual({ overall: 1, byApp: 2, bySubject: 3 });
    expect(limits.usageView).toEqual({ printVolume: 3, usageCount: 4 });
    expect(Object.keys({ ...limits.statisticsViewLabels, ...limits.usageViewLabels })).toEqual(['1', '2', '3', '4']);
  });

  it('R9.16 has the tags of assignments', () => {
    expect(assignments.assignmentTags.map(({ label }) => label)).toEqual([
      '课堂练习',
      '课后作业',
      '随堂测验',
      '周清月清',
      '阶段复习',
    ]);
  });

  it('R9.17 the select button of cloud documents is off by default', () => {
    expect(limits.cloudDocumentSelectShown).toBe(false);
  });

  it('R3.10 has the assignment types 1, 2, 4 and 5 with their fields', () => {
    expect(assignments.assignmentTypes.map(({ taskType, type }) => [taskType, type])).toEqual([
      [1, 'examProcess'],
      [2, 'composition'],
      [4, 'errorNote'],
      [5, 'dictationPractice'],
    ]);
    const tags = assignments.assignmentTags.map(({ label }) => label as string);
    for (const type of assignments.assignmentTypes) {
      expect(type.tags.filter((tag) => !tags.includes(tag))).toEqual([]);
      expect(Object.values(type).every((value) => typeof value === 'number' || value.length > 0)).toBe(true);
    }
  });

  it('tells kinds, states, steps and ways of exams apart in words', () => {
    const { examKindLabels, examStateLabels, examWayLabels, seatingWayLabels, resultStateLabels, examActs } = exams;
    const steps = Object.values(examActs).map(({ label }) => label);
    for (const labels of [examKindLabels, examStateLabels, examWayLabels, seatingWayLabels, resultStateLabels, steps])
      expect(new Set(Object.values(labels)).size).toBe(Object.keys(labels).length);
    expect(Object.keys(resultStateLabels).map(Number)).toEqual(Object.values(exams.resultState));
  });

  it('leads an exam through its states by one step each, on and back', () => {
    const steps = Object.values(exams.examActs).map(({ from, to }) => {
      return exams.examStates.indexOf(to) - exams.examStates.indexOf(from);
    });
    expect(steps.map(Math.abs)).toEqual(steps.map(() => 1));
    const pairs = Object.values(exams.examActs).map(({ from, to }) => `${from} ${to}`);
    expect(new Set(pairs).size).toBe(2 * (exams.examStates.length - 1));
  });

  it('R6.2 leader types are 1, 2, 3, 9, 1, 1 and 7', () => {
    const { teacher, subjectleader, gradeLeader, regionResearcher, mpTeacher, mpSubjectLeader, psychologyteacher } =
      leaderTypes;
    expect([
      teacher,
      subjectleader,
      gradeLeader,
      regionResearcher,
      mpTeacher,
      mpSubjectLeader,
      psychologyteacher,
    ]).toEqual([1, 2, 3, 9, 1, 1, 7]);
  });
});
