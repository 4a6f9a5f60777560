import { roleLabels, type Role } from '../../contracts/roles.ts';
import type { FilterName } from '../filters/names.ts';
import { child, standalone, type RouteRecord } from './route-record.ts';
import { partnerRoutes } from './routes-partner.ts';

const teachers: Role[] = ['mpTeacher', 'mpSubjectLeader'];
const newSet: Role[] = [...teachers, 'mpSchoolAdmin'];
const admins: Role[] = ['mpSchoolAdmin'];
const everybody = Object.keys(roleLabels) as Role[];
const notebookFilters: FilterName[] = ['classGrade', 'course', 'learningYear'];

const adminRoutes: RouteRecord[] = [
  {
    path: '/school-dashboard',
    title: '学校看板',
    roles: admins,
    home: true,
    load: () => import('../screens/new/SchoolDashboardPage.tsx'),
  },
  {
    path: '/class',
    title: '班级管理',
    roles: admins,
    serves: ['classes'],
    load: () => import('../screens/new/ClassPage.tsx'),
  },
  {
    path: '/studentManage',
    title: '学生管理',
    roles: admins,
    serves: ['students'],
    load: () => import('../screens/new/StudentPage.tsx'),
  },
  {
    path: '/teacherManage',
    title: '教师管理',
    roles: admins,
    serves: ['teachers'],
    load: () => import('../screens/new/TeacherPage.tsx'),
  },
  {
    path: '/homeworkManage',
    title: '作业管理',
    roles: admins,
    load: () => import('../screens/new/HomeworkManagePage.tsx'),
  },
  standalone('/HomeworkCorrectionResults', {
    title: '批改结果',
    roles: admins,
    serves: ['schoolWorkResults'],
    parent: '/homeworkManage',
    load: () => import('../screens/new/HomeworkCorrectionResultsPage.tsx'),
  }),
];

const teacherRoutes: RouteRecord[] = [
  { path: '/AICorrect', title: 'AI批改', roles: teachers, redirect: '/AICorrect/index', home: true },
  child('/AICorrect', 'index', {
    title: 'AI批改',
    roles: teachers,
    serves: ['assignments'],
    filters: ['learningYear'],
    load: () => import('../screens/new/AssignmentPage.tsx'),
  }),
  child('/AICorrect', 'createCorrectTask', {
    title: '布置作业',
    roles: teachers,
    serves: ['createAssignment'],
    load: () => import('../screens/new/CreateAssignmentPage.tsx'),
  }),
  child('/AICorrect', 'report', {
    title: '作业报告',
    roles: teachers,
    serves: ['assignmentReport'],
    load: () => import('../screens/new/ReportPage.tsx'),
  }),
  child('/AICorrect', 'homework-report', {
    title: '作业学情',
    roles: teachers,
    serves: ['homeworkReport'],
    load: () => import('../screens/new/HomeworkReportPage.tsx'),
  }),
  child('/AICorrect', 'question-correction', {
    title: '按题批改',
    roles: teachers,
    serves: ['marking'],
    load: () => import('../screens/new/QuestionCorrectionPage.tsx'),
  }),
  { path: '/exam', title: '考试', roles: teachers, redirect: '/exam/list' },
  child('/exam', 'list', {
    title: '考试',
    roles: teachers,
    serves: ['exams'],
    filters: ['learningYear'],
    load: () => import('../screens/new/ExamListPage.tsx'),
  }),
  child('/exam', 'create', {
    title: '新建考试',
    roles: teachers,
    serves: ['exam'],
    filters: [],
    load: () => import('../screens/new/ExamCreatePage.tsx'),
  }),
  child('/exam', 'report', {
    title: '考试报告',
    roles: teachers,
    serves: ['examReport'],
    filters: [],
    load: () => import('../screens/new/ExamReportPage.tsx'),
  }),
  {
    path: '/studentTracking',
    title: '学生错题本',
    roles: teachers,
    serves: ['studentBook'],
    filters: notebookFilters,
    load: () => import('../screens/new/StudentTrackingPage.tsx'),
  },
  { path: '/wrongbook', title: '班级错题本', roles: teachers, redirect: '/wrongbook/index', filters: notebookFilters },
  child('/wrongbook', 'index', {
    title: '班级错题本',
    roles: teachers,
    serves: ['classBook'],
    filters: notebookFilters,
    load: () => import('../screens/new/ClassMistakesPage.tsx'),
  }),
  child('/wrongbook', 'volumnPaper', {
    title: '错题组卷',
    roles: teachers,
    serves: ['practice'],
    filters: notebookFilters,
    header: false,
    load: () => import('../screens/new/PracticePage.tsx'),
  }),
  standalone('/print-records-detail', {
    title: '打印记录',
    roles: teachers,
    serves: ['printRecords'],
    parent: '/resourcePrint',
    load: () => import('../screens/new/PrintRecordsPage.tsx'),
  }),
  standalone('/compositionCorrectDetail', {
    title: '作文批改详情',
    roles: teachers,
    serves: ['composition'],
    parent: '/AICorrect',
    load: () => import('../screens/new/CompositionCorrectDetailPage.tsx'),
  }),
  standalone('/examProcessCorrectDetail', {
    title: '作业批改详情',
    roles: teachers,
    serves: ['submission'],
    parent: '/AICorrect',
    load: () => import('../screens/new/ExamProcessCorrectDetailPage.tsx'),
  }),
];

const sharedRoutes: RouteRecord[] = [
  {
    path: '/heart-sounds',
    title: '心声',
    roles: ['psychologyteacher'],
    filters: ['schoolGrade', 'schoolClass'],
    home: true,
    load: () => import('../screens/new/HeartSoundsPage.tsx'),
  },
  // Not of the specification: the principal reads who has opened what, and never what it says.
  {
    path: '/heart-log',
    title: '查阅记录',
    roles: ['schoolMaster'],
    filters: [],
    load: () => import('../screens/new/HeartLogPage.tsx'),
  },
  {
    path: '/schoolResource',
    title: '校本资源',
    roles: newSet,
    load: () => import('../screens/new/SchoolResourcePage.tsx'),
  },
  // The badge is counted for the teaching and the classic teacher role too, so these see the entry as well.
  {
    path: '/resourcePrint',
    title: '打印与扫描',
    roles: [...teachers, 'teaching', 'teacher'],
    serves: ['scans'],
    badgeKey: 'resourcePrint',
    home: true,
    load: () => import('../screens/new/ResourcePrintPage.tsx'),
  },
  {
    path: '/usageStatistics',
    title: '班级管理',
    roles: teachers,
    filters: ['classGrade', 'course'],
    load: () => import('../screens/new/UsageStatisticsPage.tsx'),
  },
  // The specification names no roles for it: everybody has guides of the own work.
  {
    path: '/useGuide',
    title: '使用指南',
    roles: everybody,
    filters: [],
    load: () => import('../screens/new/UseGuidePage.tsx'),
  },
  standalone('/student-usage-detail', {
    title: '学生使用详情',
    roles: [...newSet, 'partner'],
    header: false,
    serves: ['studentUsage'],
    load: () => import('../screens/new/StudentUsagePage.tsx'),
  }),
  standalone('/learning-situation-report', {
    title: '学情报告',
    roles: [...newSet, 'partner'],
    header: false,
    serves: ['learningReport'],
    load: () => import('../screens/new/LearningReportPage.tsx'),
  }),
];

/** Routes of the new role set, partners and psychology teachers, in the order of the menu. */
export const newRoutes: readonly RouteRecord[] = [...partnerRoutes, ...adminRoutes, ...teacherRoutes, ...sharedRoutes];
