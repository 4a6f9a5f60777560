import type { Role } from '../../contracts/roles.ts';
import { listAnalysedExams, listAnalysedLessons } from '../../contracts/wrongbook/analysis.ts';
import { getPaper } from '../../contracts/wrongbook/papers.ts';
import { getEntryBook, listEntryBooks } from '../../contracts/wrongbook/workbooks.ts';
import { standalone, type LoadPage, type RouteRecord } from './route-record.ts';

const teachers: Role[] = ['teacher'];
// Part-timers have come under two keys; both do the same work.
const enterers: Role[] = ['admin', 'parttime', 'parttimer'];

const analysis: LoadPage = () => import('../screens/standalone/AnalysisPage.tsx');

/** Routes of the classic set that stand alone, most of them for administrators of the platform, in the order of the menu. */
export const standaloneRoutes: readonly RouteRecord[] = [
  standalone('/printer', {
    title: '打印预览',
    roles: ['admin', 'teacher'],
    needs: [getPaper],
    load: () => import('../screens/standalone/PrinterPage.tsx'),
  }),
  standalone('/without/common', {
    title: '学情分析',
    roles: teachers,
    needs: [listAnalysedLessons, listAnalysedExams],
    load: analysis,
  }),
  // Where the administrator of the platform and those who only enter begin: the resources of schools are nothing to them.
  {
    path: '/workbook',
    title: '录题工作室',
    roles: enterers,
    serves: ['workbooks'],
    filters: [],
    home: true,
    needs: [listEntryBooks],
    load: () => import('../screens/standalone/WorkbooksPage.tsx'),
  },
  {
    path: '/without/common',
    title: '学情分析',
    roles: ['admin'],
    sidebar: false,
    filters: [],
    needs: [listAnalysedLessons, listAnalysedExams],
    load: analysis,
  },
  standalone('/workbook/:bookId', {
    title: '练习册',
    roles: enterers,
    parent: '/workbook',
    needs: [getEntryBook],
    load: () => import('../screens/standalone/WorkbookPage.tsx'),
  }),
];
