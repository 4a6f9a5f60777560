import type { DataOf } from '../../../../contracts/endpoint.ts';
import {
  exportStudentFaults,
  getStudentTemplate,
  importStudents,
  previewStudentImport,
} from '../../../../contracts/vesta/student.ts';
import {
  exportTeacherFaults,
  getTeacherTemplate,
  importTeachers,
  previewTeacherImport,
} from '../../../../contracts/vesta/teacher.ts';

/** A sheet that was read and checked, before anything is written. */
export type Preview = DataOf<typeof previewStudentImport>;

/** What a list needs to be imported. */
export interface ImportSource {
  /** What is imported, in a word. */
  label: string;
  preview: typeof previewStudentImport;
  /** Answers with the workbook of the faulty rows, before anything is imported. */
  faults: typeof exportStudentFaults;
  run: typeof importStudents | typeof importTeachers;
  /** The name of that call. */
  name: 'importStudents' | 'importTeachers';
  template: typeof getStudentTemplate | typeof getTeacherTemplate;
  /** What to do after the import. */
  advice?: string;
}

export const studentImport: ImportSource = {
  label: '学生',
  preview: previewStudentImport,
  faults: exportStudentFaults,
  run: importStudents,
  name: 'importStudents',
  template: getStudentTemplate,
};

export const teacherImport: ImportSource = {
  label: '教师',
  preview: previewTeacherImport,
  faults: exportTeacherFaults,
  run: importTeachers,
  name: 'importTeachers',
  template: getTeacherTemplate,
  advice: '新导入的教师还没有密码，请在列表中用“重置密码”取得后告知本人。',
};
