import * as contract from '../../../../contracts/vesta/student.ts';
import { allRows } from '../../../database/all-rows.ts';
import { studentSheet, templateSheets } from '../../../engines/importing/sheets.ts';
import { runSheetTask } from '../../../engines/importing/pool.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { runFaults, runImport, runPreview } from '../imports.ts';
import { selectStudentPage } from './student.queries.ts';

export const studentSheetRoutes = [
  route(contract.previewStudentImport, (context) => runPreview(contract.previewStudentImport, 'students', context)),

  route(contract.exportStudentFaults, async (context) => ({
    bytes: await runFaults(contract.exportStudentFaults, 'students', context),
    fileName: '学生名单中有误的行.xls',
  })),

  route(contract.importStudents, async (context) => {
    const { counts, errorWorkbook } = await runImport(contract.importStudents, 'students', context);
    return errorWorkbook ? { bytes: errorWorkbook, fileName: '学生导入错误.xls', data: counts } : counts;
  }),

  route(contract.getStudentTemplate, async () => ({
    bytes: await runSheetTask({ kind: 'write', sheets: templateSheets('students') }),
    fileName: '学生导入模板.xls',
  })),

  route(contract.exportStudents, async ({ sandbox, input }) => {
    const students = await allRows((request) => selectStudentPage(sandbox, { ...input, ...request }));
    if (students.length === 0) throw refusal(contract.exportStudents, 'empty');
    return { bytes: await runSheetTask({ kind: 'write', sheets: [studentSheet(students)] }), fileName: '学生.xls' };
  }),
];
