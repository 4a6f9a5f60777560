import { documentState } from '../../../../contracts/states.ts';
import type { Column } from '../../../components/table/columns.ts';
import { nameColumn, pagesColumn, sizeColumn, timeColumn } from '../documents/columns.tsx';
import type { CloudDocument } from '../documents/document.ts';
import { DocumentName } from '../documents/DocumentName.tsx';
import { DocumentState } from '../documents/DocumentState.tsx';
import { gradeName, kindName, sharingOf, subjectName } from '../documents/words.ts';

/** The columns of the school's resources. Most are ready to use, so a state is told only where one is not. */
export const schoolColumns: readonly Column<CloudDocument>[] = [
  {
    ...nameColumn,
    render: (document) => (
      <DocumentName document={document}>
        {document.state !== documentState.done && <DocumentState document={document} />}
      </DocumentName>
    ),
  },
  { key: 'kind', title: '类型', width: 88, render: ({ kind }) => kindName(kind) },
  { key: 'subjectId', title: '学科', width: 76, render: ({ subjectId }) => subjectName(subjectId) },
  { key: 'gradeId', title: '年级', width: 72, render: ({ gradeId }) => gradeName(gradeId) },
  { key: 'scope', title: '范围', width: 108, render: sharingOf },
  { key: 'teacherName', title: '上传教师', width: 84 },
  { ...pagesColumn, sortable: true, width: 76 },
  { ...sizeColumn, sortable: true, width: 84 },
  { ...timeColumn, width: 104, render: ({ createTime }) => createTime.slice(0, 10) },
];
