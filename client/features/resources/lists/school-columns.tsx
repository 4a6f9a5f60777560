import type { Column } from '../../../components/table/columns.ts';
import { nameColumn, pagesColumn, timeColumn } from '../documents/columns.tsx';
import type { CloudDocument } from '../documents/document.ts';
import { gradeName, kindName, sharingOf, subjectName } from '../documents/words.ts';

/** Grade and subject in one word; "-" for what suits all. */
function courseOf({ subjectId, gradeId }: CloudDocument): string {
  const course = `${gradeId === '' ? '' : gradeName(gradeId)}${subjectId === '' ? '' : subjectName(subjectId)}`;
  return course === '' ? '-' : course;
}

/** The columns of the school's resources; all of them are ready to use, so no state is told. */
export const schoolColumns: readonly Column<CloudDocument>[] = [
  nameColumn,
  { key: 'kind', title: '类型', width: 88, render: ({ kind }) => kindName(kind) },
  { key: 'subjectId', title: '课程', width: 116, render: courseOf },
  { key: 'scope', title: '范围', width: 84, render: sharingOf },
  { key: 'teacherName', title: '上传教师', width: 80 },
  { ...pagesColumn, sortable: true },
  { ...timeColumn, width: 100, render: ({ createTime }) => createTime.slice(0, 10) },
];
