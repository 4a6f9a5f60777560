import { printActionLabels, printKindLabels } from '../../../../contracts/constants/printing.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import type { Column } from '../../../components/table/columns.ts';
import type { PrintRecord } from './record.ts';

const kindsText = ({ kinds }: PrintRecord): string => kinds.map((kind) => printKindLabels[kind]).join('、');

/** The columns of the list of print records. */
export const recordColumns: readonly Column<PrintRecord>[] = [
  { key: 'title', title: '名称', sortable: true, render: ({ title }) => <span title={title}>{title}</span> },
  { key: 'kinds', title: '内容', width: 208, render: (one) => <span title={kindsText(one)}>{kindsText(one)}</span> },
  {
    key: 'className',
    title: '班级',
    width: 184,
    render: ({ className }) => <span title={className}>{className || '-'}</span>,
  },
  { key: 'paperSize', title: '纸张', width: 56 },
  { key: 'action', title: '方式', width: 88, render: ({ action }) => printActionLabels[action] },
  { key: 'copies', title: '份数', width: 64, align: 'right', render: ({ copies }) => formatNumber(copies) },
  {
    key: 'pages',
    title: '页数',
    width: 76,
    align: 'right',
    sortable: true,
    render: ({ pages }) => formatNumber(pages),
  },
  { key: 'teacherName', title: '操作人', width: 80 },
  { key: 'createTime', title: '时间', width: 136, sortable: true, render: ({ createTime }) => createTime.slice(0, 16) },
];
