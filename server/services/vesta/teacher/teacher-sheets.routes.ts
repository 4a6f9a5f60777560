import * as contract from '../../../../contracts/vesta/teacher.ts';
import { allRows } from '../../../database/all-rows.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { runSheetTask } from '../../../engines/importing/pool.ts';
import { teacherSheet, templateSheets } from '../../../engines/importing/sheets.ts';
import { runFaults, runImport, runPreview } from '../imports.ts';
import { teacherRecords } from './teacher-records.ts';
import { selectTeacherPage } from './teacher.queries.ts';

export const teacherSheetRoutes = [
  route(contract.previewTeacherImport, (context) => runPreview(contract.previewTeacherImport, 'teachers', context)),

  route(contract.exportTeacherFaults, async (context) => ({
    bytes: await runFaults(contract.exportTeacherFaults, 'teachers', context),
    fileName: '教师名单中有误的行.xls',
  })),

  route(contract.importTeachers, async (context) => {
    const { counts } = await runImport(contract.importTeachers, 'teachers', context);
    if (context.input.mode === 'all' && counts.refused > 0) {
      throw refusal(contract.importTeachers, 'faulty', { count: counts.refused });
    }
    return counts;
  }),

  route(contract.getTeacherTemplate, async () => ({
    bytes: await runSheetTask({ kind: 'write', sheets: templateSheets('teachers') }),
    fileName: '教师导入模板.xls',
  })),

  route(contract.exportTeachers, async ({ sandbox, input }) => {
    const teachers = await allRows((request) => {
      const { records, total } = selectTeacherPage(sandbox, { ...input, ...request });
      return { records: teacherRecords(sandbox, records), total };
    });
    if (teachers.length === 0) throw refusal(contract.exportTeachers, 'empty');
    return { bytes: await runSheetTask({ kind: 'write', sheets: [teacherSheet(teachers)] }), fileName: '教师.xls' };
  }),
];
