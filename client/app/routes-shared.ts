import { roleLabels, type Role } from '../../contracts/roles.ts';
import { getClassUsage } from '../../contracts/wrongbook/class-usage.ts';
import { getClassLearning, listLearningStudents } from '../../contracts/wrongbook/learning-reports.ts';
import { getStudentUsage } from '../../contracts/wrongbook/student-usage.ts';
import {
  getWellbeingOverview,
  pageWellbeingLog,
  pageWellbeingTexts,
} from '../../contracts/wrongbook/wellbeing/texts.ts';
import { resourceParts, standalone, type RouteRecord } from './route-record.ts';

const teachers: Role[] = ['mpTeacher', 'mpSubjectLeader'];
const newSet: Role[] = [...teachers, 'mpSchoolAdmin'];
const everybody = Object.keys(roleLabels) as Role[];

/** Routes that several roles share, in the order of the menu. */
export const sharedRoutes: RouteRecord[] = [
  {
    path: '/heart-sounds',
    title: '心声',
    roles: ['psychologyteacher'],
    filters: ['schoolGrade', 'schoolClass'],
    home: true,
    needs: [getWellbeingOverview, pageWellbeingTexts],
    load: () => import('../screens/new/HeartSoundsPage.tsx'),
  },
  // Not of the specification: the principal reads who has opened what, and never what it says.
  {
    path: '/heart-log',
    title: '查阅记录',
    roles: ['schoolMaster'],
    filters: [],
    needs: [pageWellbeingLog],
    load: () => import('../screens/new/HeartLogPage.tsx'),
  },
  {
    path: '/schoolResource',
    title: '校本资源',
    roles: teachers,
    parts: [...resourceParts, 'printing'],
    load: () => import('../screens/new/SchoolResourcePage.tsx'),
  },
  // Who keeps them in order has no print list.
  {
    path: '/schoolResource',
    title: '校本资源',
    roles: ['mpSchoolAdmin'],
    parts: resourceParts,
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
    parts: ['printing', 'sharing', 'reading', 'scans'],
    load: () => import('../screens/new/ResourcePrintPage.tsx'),
  },
  {
    path: '/usageStatistics',
    title: '班级管理',
    roles: teachers,
    filters: ['classGrade', 'course'],
    needs: [getClassUsage],
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
    needs: [listLearningStudents, getStudentUsage],
    load: () => import('../screens/new/StudentUsagePage.tsx'),
  }),
  standalone('/learning-situation-report', {
    title: '学情报告',
    roles: [...newSet, 'partner'],
    header: false,
    serves: ['learningReport'],
    needs: [listLearningStudents, getClassLearning],
    load: () => import('../screens/new/LearningReportPage.tsx'),
  }),
];
