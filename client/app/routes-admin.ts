import type { Role } from '../../contracts/roles.ts';
import { getSchoolWork, pageSchoolWork } from '../../contracts/wrongbook/school-work.ts';
import { classParts, standalone, studentParts, teacherParts, type RouteRecord } from './route-record.ts';

const admins: Role[] = ['mpSchoolAdmin'];

/** Routes of the school administrator of the new set, in the order of the menu. */
export const adminRoutes: RouteRecord[] = [
  {
    path: '/school-dashboard',
    title: '学校看板',
    roles: admins,
    home: true,
    parts: ['rosterSummary'],
    load: () => import('../screens/new/SchoolDashboardPage.tsx'),
  },
  {
    path: '/class',
    title: '班级管理',
    roles: admins,
    serves: ['classes'],
    parts: classParts,
    load: () => import('../screens/new/ClassPage.tsx'),
  },
  {
    path: '/studentManage',
    title: '学生管理',
    roles: admins,
    serves: ['students'],
    parts: studentParts,
    load: () => import('../screens/new/StudentPage.tsx'),
  },
  {
    path: '/teacherManage',
    title: '教师管理',
    roles: admins,
    serves: ['teachers'],
    parts: teacherParts,
    load: () => import('../screens/new/TeacherPage.tsx'),
  },
  {
    path: '/homeworkManage',
    title: '作业管理',
    roles: admins,
    serves: ['schoolWork'],
    needs: [pageSchoolWork],
    load: () => import('../screens/new/HomeworkManagePage.tsx'),
  },
  standalone('/HomeworkCorrectionResults', {
    title: '批改结果',
    roles: admins,
    serves: ['schoolWorkResults'],
    parent: '/homeworkManage',
    needs: [getSchoolWork],
    load: () => import('../screens/new/HomeworkCorrectionResultsPage.tsx'),
  }),
];
