import { getClassUsage } from './class-usage.ts';
import * as reports from './learning-reports.ts';
import * as usage from './student-usage.ts';

/** The calls on what students learn and do, by name. */
export const learningCalls = {
  listLearningStudents: reports.listLearningStudents,
  getClassLearning: reports.getClassLearning,
  getStudentLearning: reports.getStudentLearning,
  polishLearning: reports.polishLearning,
  printLearning: reports.printLearning,
  getClassUsage,
  getStudentUsage: usage.getStudentUsage,
  pageStudentActivity: usage.pageStudentActivity,
};
