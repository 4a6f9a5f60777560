import type { Role } from '../../contracts/roles.ts';
import { addAssignment, getAssignment, listLessons, pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { getExamRule } from '../../contracts/wrongbook/exams/exam-templates.ts';
import { getExam, pageExams } from '../../contracts/wrongbook/exams/exams.ts';
import { getExamReport } from '../../contracts/wrongbook/exams/reports.ts';
import { getMarkingOverview, getSubmission } from '../../contracts/wrongbook/marking.ts';
import { listStudentMistakes, pageClassMistakes, pageStudentBook } from '../../contracts/wrongbook/mistakes.ts';
import { previewPractice } from '../../contracts/wrongbook/practice.ts';
import { pagePrintRecords } from '../../contracts/wrongbook/printing.ts';
import { getAssignmentReport, getHomeworkReport } from '../../contracts/wrongbook/reports.ts';
import type { FilterName } from '../filters/names.ts';
import { child, standalone, type RouteRecord } from './route-record.ts';
import { adminRoutes } from './routes-admin.ts';
import { partnerRoutes } from './routes-partner.ts';
import { sharedRoutes } from './routes-shared.ts';

const teachers: Role[] = ['mpTeacher', 'mpSubjectLeader'];
const notebookFilters: FilterName[] = ['classGrade', 'course', 'learningYear'];

const teacherRoutes: RouteRecord[] = [
  { path: '/AICorrect', title: 'AI批改', roles: teachers, redirect: '/AICorrect/index', home: true },
  child('/AICorrect', 'index', {
    title: 'AI批改',
    roles: teachers,
    serves: ['assignments'],
    filters: ['learningYear'],
    needs: [pageAssignments],
    load: () => import('../screens/new/AssignmentPage.tsx'),
  }),
  child('/AICorrect', 'createCorrectTask', {
    title: '布置作业',
    roles: teachers,
    serves: ['createAssignment'],
    needs: [listLessons, addAssignment],
    load: () => import('../screens/new/CreateAssignmentPage.tsx'),
  }),
  child('/AICorrect', 'report', {
    title: '作业报告',
    roles: teachers,
    serves: ['assignmentReport'],
    needs: [pageAssignments, getAssignment, getAssignmentReport],
    load: () => import('../screens/new/ReportPage.tsx'),
  }),
  child('/AICorrect', 'homework-report', {
    title: '作业学情',
    roles: teachers,
    serves: ['homeworkReport'],
    needs: [getHomeworkReport],
    load: () => import('../screens/new/HomeworkReportPage.tsx'),
  }),
  child('/AICorrect', 'question-correction', {
    title: '按题批改',
    roles: teachers,
    serves: ['marking'],
    needs: [getAssignment, getMarkingOverview],
    load: () => import('../screens/new/QuestionCorrectionPage.tsx'),
  }),
  { path: '/exam', title: '考试', roles: teachers, redirect: '/exam/list' },
  child('/exam', 'list', {
    title: '考试',
    roles: teachers,
    serves: ['exams'],
    filters: ['learningYear'],
    needs: [pageExams],
    load: () => import('../screens/new/ExamListPage.tsx'),
  }),
  child('/exam', 'create', {
    title: '新建考试',
    roles: teachers,
    serves: ['exam'],
    filters: [],
    needs: [getExamRule, getExam],
    load: () => import('../screens/new/ExamCreatePage.tsx'),
  }),
  child('/exam', 'report', {
    title: '考试报告',
    roles: teachers,
    serves: ['examReport'],
    filters: [],
    needs: [getExam, getExamReport],
    load: () => import('../screens/new/ExamReportPage.tsx'),
  }),
  {
    path: '/studentTracking',
    title: '学生错题本',
    roles: teachers,
    serves: ['studentBook'],
    filters: notebookFilters,
    needs: [listStudentMistakes, pageStudentBook],
    load: () => import('../screens/new/StudentTrackingPage.tsx'),
  },
  { path: '/wrongbook', title: '班级错题本', roles: teachers, redirect: '/wrongbook/index', filters: notebookFilters },
  child('/wrongbook', 'index', {
    title: '班级错题本',
    roles: teachers,
    serves: ['classBook'],
    filters: notebookFilters,
    needs: [pageClassMistakes],
    load: () => import('../screens/new/ClassMistakesPage.tsx'),
  }),
  child('/wrongbook', 'volumnPaper', {
    title: '错题组卷',
    roles: teachers,
    serves: ['practice'],
    filters: notebookFilters,
    header: false,
    needs: [previewPractice],
    load: () => import('../screens/new/PracticePage.tsx'),
  }),
  standalone('/print-records-detail', {
    title: '打印记录',
    roles: teachers,
    serves: ['printRecords'],
    parent: '/resourcePrint',
    needs: [pagePrintRecords],
    load: () => import('../screens/new/PrintRecordsPage.tsx'),
  }),
  standalone('/compositionCorrectDetail', {
    title: '作文批改详情',
    roles: teachers,
    serves: ['composition'],
    parent: '/AICorrect',
    needs: [getSubmission],
    load: () => import('../screens/new/CompositionCorrectDetailPage.tsx'),
  }),
  standalone('/examProcessCorrectDetail', {
    title: '作业批改详情',
    roles: teachers,
    serves: ['submission'],
    parent: '/AICorrect',
    needs: [getSubmission],
    load: () => import('../screens/new/ExamProcessCorrectDetailPage.tsx'),
  }),
];

/** Routes of the new role set, partners and psychology teachers, in the order of the menu. */
export const newRoutes: readonly RouteRecord[] = [...partnerRoutes, ...adminRoutes, ...teacherRoutes, ...sharedRoutes];
