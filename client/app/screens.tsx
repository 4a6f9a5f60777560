import type { ComponentType } from 'react';
import type { Role } from '../../contracts/roles.ts';
import { notFound, proxyLogin, routes, type RouteRecord } from './routes.ts';

/** Loads the chunk of a page; each page module exports its component as `Page`. */
export type LoadPage = () => Promise<{ Page: ComponentType }>;

/** A route whose screen is built; one that only redirects has no page. */
export interface Screen extends RouteRecord {
  load?: LoadPage;
}

function screen(path: string, roles: readonly Role[], load: LoadPage): Screen {
  const record = routes.find((route) => route.path === path && roles.every((role) => route.roles.includes(role)));
  if (!record) throw new Error(`No route ${path} for ${roles.join(', ')}`);
  return { ...record, load };
}

const schoolDashboard: LoadPage = () => import('../screens/new/SchoolDashboardPage.tsx');

const assigning: LoadPage = () => import('../screens/new/AssignmentPage.tsx');
const creating: LoadPage = () => import('../screens/new/CreateAssignmentPage.tsx');

const pages: readonly Screen[] = [
  screen('/school-dashboard', ['partner'], schoolDashboard),
  screen('/school-dashboard', ['mpSchoolAdmin'], schoolDashboard),
  screen('/class', ['mpSchoolAdmin'], () => import('../screens/new/ClassPage.tsx')),
  screen('/studentManage', ['mpSchoolAdmin'], () => import('../screens/new/StudentPage.tsx')),
  screen('/teacherManage', ['mpSchoolAdmin'], () => import('../screens/new/TeacherPage.tsx')),
  screen('/AICorrect/index', ['mpTeacher', 'mpSubjectLeader'], assigning),
  screen('/AICorrect/createCorrectTask', ['mpTeacher', 'mpSubjectLeader'], creating),
  screen(
    '/AICorrect/question-correction',
    ['mpTeacher', 'mpSubjectLeader'],
    () => import('../screens/new/QuestionCorrectionPage.tsx'),
  ),
  screen(
    '/examProcessCorrectDetail',
    ['mpTeacher', 'mpSubjectLeader'],
    () => import('../screens/new/ExamProcessCorrectDetailPage.tsx'),
  ),
  screen(
    '/compositionCorrectDetail',
    ['mpTeacher', 'mpSubjectLeader'],
    () => import('../screens/new/CompositionCorrectDetailPage.tsx'),
  ),
  screen('/AICorrect/report', ['mpTeacher', 'mpSubjectLeader'], () => import('../screens/new/ReportPage.tsx')),
  screen(
    '/AICorrect/homework-report',
    ['mpTeacher', 'mpSubjectLeader'],
    () => import('../screens/new/HomeworkReportPage.tsx'),
  ),
  screen('/homeworkManage', ['mpSchoolAdmin'], () => import('../screens/new/HomeworkManagePage.tsx')),
  screen(
    '/HomeworkCorrectionResults',
    ['mpSchoolAdmin'],
    () => import('../screens/new/HomeworkCorrectionResultsPage.tsx'),
  ),
  screen('/printer', ['admin', 'teacher'], () => import('../screens/standalone/PrinterPage.tsx')),
  screen(
    '/print-records-detail',
    ['mpTeacher', 'mpSubjectLeader'],
    () => import('../screens/new/PrintRecordsPage.tsx'),
  ),
  screen(
    '/schoolResource',
    ['mpTeacher', 'mpSubjectLeader', 'mpSchoolAdmin'],
    () => import('../screens/new/SchoolResourcePage.tsx'),
  ),
  screen(
    '/resourcePrint',
    ['mpTeacher', 'mpSubjectLeader', 'teaching', 'teacher'],
    () => import('../screens/new/ResourcePrintPage.tsx'),
  ),
];

const leadsOn = ({ redirect, roles }: RouteRecord): boolean =>
  redirect !== undefined &&
  pages.some((page) => page.path === redirect && page.roles.some((role) => roles.includes(role)));

const built = (route: RouteRecord): Screen | undefined =>
  leadsOn(route)
    ? route
    : pages.find((page) => page.path === route.path && page.roles.every((role) => route.roles.includes(role)));

/** The table of screens: what is built of the routes, in their order; router, menu, header, titles and tests read it. */
export const screens: readonly Screen[] = routes.flatMap((route) => built(route) ?? []);

/** The page without a role that people come in by from another system. */
export const proxyLoginScreen: Screen = { ...proxyLogin, load: () => import('../screens/standalone/ProxyLoginPage.tsx') };

/** The page of unknown paths. */
export const notFoundScreen: Screen = { ...notFound, load: () => import('./NotFoundPage.tsx') };
