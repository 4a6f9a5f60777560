import type { Column } from '../../../components/table/columns.ts';
import { nameColumn, pagesColumn, sizeColumn, timeColumn } from '../documents/columns.tsx';
import type { CloudDocument } from '../documents/document.ts';
import { gradeName, kindName, sharingOf, subjectName } from '../documents/words.ts';

/** The columns of the school's resources; all of them are ready to use, so no state is told. */
export const schoolColumns: readonly Column<CloudDocument>[] = [
  nameColumn,
  { key: 'kind', title: '类型', width: 88, render: ({ kind }) => kindName(kind) },
  { key: 'subjectId', title: '学科', width: 92, render: ({ subjectId }) => subjectName(subjectId) },
  { key: 'gradeId', title: '年级', width: 68, render: ({ gradeId }) => gradeName(gradeId) },
  { key: 'scope', title: '范围', width: 96, render: sharingOf },
  { key: 'teacherName', title: '上传教师', width: 80 },
  { ...pagesColumn, sortable: true },
  { ...sizeColumn, sortable: true },
  { ...timeColumn, width: 100, render: ({ createTime }) => createTime.slice(0, 10) },
];
