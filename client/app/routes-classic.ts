import type { Role } from '../../contracts/roles.ts';
import { child, standalone, type LoadPage, type RouteRecord } from './route-record.ts';

const teachers: Role[] = ['teacher'];
const admins: Role[] = ['schoolAdmin'];
/** Who leads a grade or the school, and neither teaches nor administers by that. */
const leaders: Role[] = ['gradeLeader', 'schoolMaster'];
const resourceKeepers: Role[] = ['schoolAdmin', 'parttime'];
// Part-timers have come under two keys; both do the same work.
const enterers: Role[] = ['admin', 'parttime', 'parttimer'];

const analysis: LoadPage = () => import('../screens/standalone/AnalysisPage.tsx');

/** Routes of the classic role set, in the order of the menu. */
export const classicRoutes: readonly RouteRecord[] = [
  { path: '/academic', title: '教务管理', roles: admins, redirect: '/academic/class', home: true },
  child('/academic', 'class', {
    title: '班级管理',
    roles: admins,
    serves: ['classes'],
    load: () => import('../screens/classic/AcademicClassPage.tsx'),
  }),
  child('/academic', 'teacher', {
    title: '教师管理',
    roles: admins,
    serves: ['teachers'],
    load: () => import('../screens/classic/AcademicTeacherPage.tsx'),
  }),
  child('/academic', 'student', {
    title: '学生管理',
    roles: admins,
    serves: ['students'],
    load: () => import('../screens/classic/AcademicStudentPage.tsx'),
  }),
  { path: '/resource', title: '教学资源', roles: resourceKeepers, redirect: '/resource/teaching' },
  child('/resource', 'teaching', {
    title: '教学资源',
    roles: resourceKeepers,
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
    load: () => import('../screens/classic/HomeworkDetailsPage.tsx'),
  },
  {
    path: '/exam',
    title: '考试',
    roles: teachers,
    serves: ['exams', 'exam'],
    filters: ['classGrade', 'course'],
    load: () => import('../screens/classic/ExamPage.tsx'),
  },
  {
    path: '/examReport',
    title: '考试报告',
    roles: teachers,
    hidden: true,
    parent: '/exam',
    serves: ['examReport'],
    load: () => import('../screens/classic/ExamReportPage.tsx'),
  },
  {
    path: '/paper',
    title: '试卷',
    roles: teachers,
    serves: ['papers'],
    behind: ['printRecords'],
    filters: ['grade', 'courseInGrade'],
    load: () => import('../screens/classic/PaperPage.tsx'),
  },
  standalone('/paperPrinter', {
    title: '试卷打印',
    roles: teachers,
    header: false,
    serves: ['paperPrint'],
    parent: '/paper',
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
    load: () => import('../screens/classic/LearningGroupPage.tsx'),
  },
  {
    path: '/analysis',
    title: '学情分析',
    roles: ['teacher', 'subjectleader', 'regionResearcher'],
    home: true,
    load: () => import('../screens/classic/AnalysisPage.tsx'),
  },
  {
    path: '/classManage',
    title: '班级管理',
    roles: teachers,
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
    load: () => import('../screens/classic/ErrorNotePage.tsx'),
  },
  // The specification leaves open what else the classic set has in its menu, and who sees this.
  {
    path: '/usageStatistics',
    title: '使用统计',
    roles: teachers,
    filters: ['classGrade', 'course'],
    load: () => import('../screens/new/UsageStatisticsPage.tsx'),
  },
  {
    path: '/usageStatistics',
    title: '使用统计',
    roles: leaders,
    filters: [],
    home: true,
    load: () => import('../screens/classic/LeaderUsagePage.tsx'),
  },

  standalone('/printer', {
    title: '打印预览',
    roles: ['admin', 'teacher'],
    load: () => import('../screens/standalone/PrinterPage.tsx'),
  }),
  standalone('/without/common', { title: '学情分析', roles: teachers, load: analysis }),
  // Where the administrator of the platform and those who only enter begin: the resources of schools are nothing to them.
  {
    path: '/workbook',
    title: '录题工作室',
    roles: enterers,
    serves: ['workbooks'],
    filters: [],
    home: true,
    load: () => import('../screens/standalone/WorkbooksPage.tsx'),
  },
  {
    path: '/without/common',
    title: '学情分析',
    roles: ['admin'],
    sidebar: false,
    filters: [],
    load: analysis,
  },
  standalone('/workbook/:bookId', {
    title: '练习册',
    roles: enterers,
    parent: '/workbook',
    load: () => import('../screens/standalone/WorkbookPage.tsx'),
  }),
];
