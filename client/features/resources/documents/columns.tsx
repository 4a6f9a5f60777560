import { formatNumber } from '../../../../contracts/figure-text.ts';
import { formatSize } from '../../../components/format.ts';
import type { Column } from '../../../components/table/columns.ts';
import type { AnyDocument } from './document.ts';
import { DocumentName } from './DocumentName.tsx';
import { DocumentState } from './DocumentState.tsx';

// Columns that every list of documents has.

export const nameColumn: Column<AnyDocument> = {
  key: 'title',
  title: '名称',
  sortable: true,
  render: (document) => <DocumentName document={document} />,
};

export const stateColumn: Column<AnyDocument> = {
  key: 'state',
  title: '状态',
  sortable: true,
  width: 112,
  render: (document) => <DocumentState document={document} />,
};

export const pagesColumn: Column<AnyDocument> = {
  key: 'pages',
  title: '页数',
  align: 'right',
  width: 68,
  render: ({ pages }) => (pages === 0 ? '-' : formatNumber(pages)),
};

export const sizeColumn: Column<AnyDocument> = {
  key: 'size',
  title: '大小',
  align: 'right',
  width: 80,
  render: ({ size }) => formatSize(size),
};

export const timeColumn: Column<Pick<AnyDocument, 'createTime'>> = {
  key: 'createTime',
  title: '时间',
  sortable: true,
  width: 132,
  // Seconds say nothing to anybody here.
  render: ({ createTime }) => createTime.slice(0, 16),
};
