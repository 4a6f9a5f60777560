import type { Role } from '../../contracts/roles.ts';
import { listAnalysedExams, listAnalysedLessons } from '../../contracts/wrongbook/analysis.ts';
import { getAssignment, pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { getClassUsage } from '../../contracts/wrongbook/class-usage.ts';
import { pageExams } from '../../contracts/wrongbook/exams/exams.ts';
import { getExamReport } from '../../contracts/wrongbook/exams/reports.ts';
import { listMistakeGroups } from '../../contracts/wrongbook/mistake-groups.ts';
import { pageClassMistakes } from '../../contracts/wrongbook/mistakes.ts';
import { getPaper, pagePapers } from '../../contracts/wrongbook/papers.ts';
import { getAssignmentReport } from '../../contracts/wrongbook/reports.ts';
import { listEntryBooks } from '../../contracts/wrongbook/workbooks.ts';
import {
  child,
  classParts,
  resourceParts,
  standalone,
  studentParts,
  teacherParts,
  type RouteRecord,
} from './route-record.ts';
import { standaloneRoutes } from './routes-standalone.ts';

const teachers: Role[] = ['teacher'];
const admins: Role[] = ['schoolAdmin'];
/** Who leads a grade or the school, and neither teaches nor administers by that. */
const leaders: Role[] = ['gradeLeader', 'schoolMaster'];
const parttimers: Role[] = ['parttime'];

/** Routes of the classic role set, in the order of the menu. */
export const classicRoutes: readonly RouteRecord[] = [
  { path: '/academic', title: '教务管理', roles: admins, redirect: '/academic/class', home: true },
  child('/academic', 'class', {
    title: '班级管理',
    roles: admins,
    serves: ['classes'],
    parts: classParts,
    load: () => import('../screens/classic/AcademicClassPage.tsx'),
  }),
  child('/academic', 'teacher', {
    title: '教师管理',
    roles: admins,
    serves: ['teachers'],
    parts: teacherParts,
    load: () => import('../screens/classic/AcademicTeacherPage.tsx'),
  }),
  child('/academic', 'student', {
    title: '学生管理',
    roles: admins,
    serves: ['students'],
    parts: studentParts,
    load: () => import('../screens/classic/AcademicStudentPage.tsx'),
  }),
  { path: '/resource', title: '教学资源', roles: [...admins, ...parttimers], redirect: '/resource/teaching' },
  child('/resource', 'teaching', {
    title: '教学资源',
    roles: admins,
    parts: resourceParts,
    load: () => import('../screens/classic/TeachingResourcePage.tsx'),
  }),
  // Part-timers belong to no school: for them it is the way to the workbooks, and nothing where there are none.
  child('/resource', 'teaching', {
    title: '教学资源',
    roles: parttimers,
    needs: [listEntryBooks],
    load: () => import('../screens/classic/TeachingResourcePage.tsx'),
  }),

  {
    path: '/homework',
    title: '作业',
    roles: teachers,
    serves: ['assignments'],
    behind: ['createAssignment', 'homeworkReport'],
    filters: ['classGrade', 'course', 'time'],
    home: true,
    needs: [pageAssignments],
    load: () => import('../screens/classic/HomeworkPage.tsx'),
  },
  {
    path: '/homeworkDetails',
    title: '作业详情',
    roles: teachers,
    hidden: true,
    parent: '/homework',
    serves: ['assignmentReport'],
    behind: ['marking', 'submission', 'composition'],
    needs: [pageAssignments, getAssignment, getAssignmentReport],
    load: () => import('../screens/classic/HomeworkDetailsPage.tsx'),
  },
  {
    path: '/exam',
    title: '考试',
    roles: teachers,
    serves: ['exams', 'exam'],
    filters: ['classGrade', 'course'],
    needs: [pageExams],
    load: () => import('../screens/classic/ExamPage.tsx'),
  },
  {
    path: '/examReport',
    title: '考试报告',
    roles: teachers,
    hidden: true,
    parent: '/exam',
    serves: ['examReport'],
    needs: [getExamReport],
    load: () => import('../screens/classic/ExamReportPage.tsx'),
  },
  {
    path: '/paper',
    title: '试卷',
    roles: teachers,
    serves: ['papers'],
    behind: ['printRecords'],
    filters: ['grade', 'courseInGrade'],
    needs: [pagePapers],
    load: () => import('../screens/classic/PaperPage.tsx'),
  },
  standalone('/paperPrinter', {
    title: '试卷打印',
    roles: teachers,
    header: false,
    serves: ['paperPrint'],
    parent: '/paper',
    needs: [getPaper],
    load: () => import('../screens/classic/PaperPrinterPage.tsx'),
  }),
  {
    path: '/learningGroup',
    title: '学习小组',
    roles: teachers,
    hidden: true,
    parent: '/paper',
    serves: ['learningGroups'],
    filters: ['classGrade', 'course', 'term', 'mistakeType'],
    needs: [listMistakeGroups],
    load: () => import('../screens/classic/LearningGroupPage.tsx'),
  },
  {
    path: '/analysis',
    title: '学情分析',
    roles: ['teacher', 'subjectleader', 'regionResearcher'],
    home: true,
    needs: [listAnalysedLessons, listAnalysedExams],
    load: () => import('../screens/classic/AnalysisPage.tsx'),
  },
  {
    path: '/classManage',
    title: '班级管理',
    roles: teachers,
    parts: ['mistakeGroups'],
    load: () => import('../screens/classic/ClassManagePage.tsx'),
  },
  {
    path: '/errorNote',
    title: '错题本',
    roles: teachers,
    serves: ['classBook'],
    behind: ['studentBook'],
    // Those of the role, and the type that the classic book of mistakes has beside them.
    filters: ['classGrade', 'course', 'term', 'mistakeType'],
    needs: [pageClassMistakes],
    load: () => import('../screens/classic/ErrorNotePage.tsx'),
  },
  // The specification leaves open what else the classic set has in its menu, and who sees this.
  {
    path: '/usageStatistics',
    title: '使用统计',
    roles: teachers,
    filters: ['classGrade', 'course'],
    needs: [getClassUsage],
    load: () => import('../screens/new/UsageStatisticsPage.tsx'),
  },
  {
    path: '/usageStatistics',
    title: '使用统计',
    roles: leaders,
    filters: [],
    home: true,
    needs: [getClassUsage],
    load: () => import('../screens/classic/LeaderUsagePage.tsx'),
  },

  ...standaloneRoutes,
];
