import { printModeLabels } from '../../../../contracts/constants/assignments.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import type { Column } from '../../../components/table/columns.ts';
import { pagesColumn, sizeColumn, stateColumn, timeColumn } from '../documents/columns.tsx';
import type { PrintItem } from '../documents/document.ts';
import { DocumentName } from '../documents/DocumentName.tsx';

/** The columns of the print list; items that nobody has seen before this visit are marked. */
export const printColumns = (unread: ReadonlySet<string>): readonly Column<PrintItem>[] => [
  {
    key: 'title',
    title: '名称',
    sortable: true,
    render: (item) => <DocumentName document={item} unread={unread.has(item.id)} />,
  },
  stateColumn,
  pagesColumn,
  sizeColumn,
  { key: 'copies', title: '份数', align: 'right', width: 56, render: ({ copies }) => formatNumber(copies) },
  { key: 'printMode', title: '打印方式', width: 80, render: ({ printMode }) => printModeLabels[printMode] },
  { key: 'className', title: '班级', width: 96, render: ({ className }) => className || '-' },
  timeColumn,
];
