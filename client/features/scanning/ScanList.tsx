import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageScans } from '../../../contracts/wrongbook/scans.ts';
import { DataTable } from '../../components/table/DataTable.tsx';
import { usePageQuery } from '../../components/use-page-query.ts';
import { titleOf } from '../resources/documents/document.ts';
import { useSending } from '../resources/documents/use-documents.ts';
import { ScanButtons } from './open-scans.tsx';
import { actionsOf } from './row-actions.ts';
import { scanColumns } from './scan-columns.tsx';
import { ScanFilters } from './ScanFilters.tsx';
import { useScans } from './use-scans.ts';

/** The scanned files, newest first, each with what came of its pages. */
export function ScanList(): ReactNode {
  const query = usePageQuery(pageScans, { fixed: {} });
  const isSending = useSending();
  const scans = useScans(query.input);
  const navigate = useNavigate();
  return (
    <>
      <ScanFilters query={query} />
      <DataTable
        label="扫描件"
        answer={scans}
        query={query}
        columns={scanColumns}
        keyOf={({ id }) => id}
        nameOf={titleOf}
        actions={(scan) => actionsOf(scan, isSending(scan.id), navigate)}
        actionsWidth={140}
        empty={{
          text: '还没有符合条件的扫描件。把学生的答题卡扫描成 PDF 或图片，一次上传全班的。',
          action: <ScanButtons isNext={false} />,
        }}
      />
    </>
  );
}
