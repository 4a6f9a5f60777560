import type { Endpoint } from '../../contracts/endpoint.ts';
import { getPromotionPlan, promoteClasses, takeBackPromotion } from '../../contracts/vesta/class.ts';
import { getRosterSummary } from '../../contracts/vesta/school.ts';
import {
  changeAllStudents,
  exportStudentFaults,
  getStudentTemplate,
  previewStudentImport,
} from '../../contracts/vesta/student.ts';
import {
  exportTeacherFaults,
  exportTeachers,
  getTeacherTemplate,
  previewTeacherImport,
} from '../../contracts/vesta/teacher.ts';
import { pageAssignments } from '../../contracts/wrongbook/assignments.ts';
import { printDocuments, retryDocument, shareDocument } from '../../contracts/wrongbook/documents.ts';
import { getExamRule, setExamRule } from '../../contracts/wrongbook/exams/exam-templates.ts';
import { listMistakeGroups } from '../../contracts/wrongbook/mistake-groups.ts';
import { getMasteryRule, setMasteryRule } from '../../contracts/wrongbook/mistake-writes.ts';
import { getKnowledgeTree } from '../../contracts/wrongbook/questions.ts';
import { pageScanPages, pageScans } from '../../contracts/wrongbook/scans.ts';
import { beginTask, listTasks } from '../../contracts/wrongbook/tasks.ts';
import { isOffered, useOffered } from '../api/offers.ts';

/** What can be left out of a screen: as the account menu calls it, and the calls of ours that it cannot do without. */
interface Part {
  name: string;
  needs: readonly Endpoint[];
}

const parts = {
  rosterSummary: { name: '任课和班额概况', needs: [getRosterSummary] },
  examRule: { name: '考试规则', needs: [getExamRule, setExamRule] },
  masteryRule: { name: '错题掌握标准', needs: [getMasteryRule, setMasteryRule] },
  promotion: { name: '升级与毕业', needs: [getPromotionPlan, promoteClasses, takeBackPromotion] },
  studentTemplate: { name: '导入模板', needs: [getStudentTemplate] },
  studentCheck: { name: '导入前检查', needs: [previewStudentImport, exportStudentFaults] },
  allStudents: { name: '一次处理全部', needs: [changeAllStudents] },
  teacherTemplate: { name: '导入模板', needs: [getTeacherTemplate] },
  teacherCheck: { name: '导入前检查', needs: [previewTeacherImport, exportTeacherFaults] },
  teacherExport: { name: '导出', needs: [exportTeachers] },
  tasks: { name: '后台任务', needs: [beginTask, listTasks] },
  chapters: { name: '按章节查找', needs: [getKnowledgeTree] },
  printing: { name: '加入打印列表', needs: [printDocuments] },
  sharing: { name: '共享', needs: [shareDocument] },
  reading: { name: '重新识别', needs: [retryDocument] },
  scans: { name: '扫描', needs: [pageScans, pageScanPages, pageAssignments] },
  mistakeGroups: { name: '学习小组', needs: [listMistakeGroups] },
} satisfies Record<string, Part>;

/** A part of a screen that a service may lack the calls for; the table of screens says which screens have it. */
export type PartName = keyof typeof parts;

/** Every part. */
export const partNames = Object.keys(parts) as readonly PartName[];

/** What a part is called, and the calls of ours that it needs. */
export const partOf = (name: PartName): Part => parts[name];

/** Whether all calls of a part can be made. */
export const hasPart = (name: PartName): boolean => parts[name].needs.every((call) => isOffered(call));

/** The same for a component, which is drawn anew when that changes. */
export const useHasPart = (name: PartName): boolean => useOffered(...parts[name].needs);
