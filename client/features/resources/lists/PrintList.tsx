import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { pagePrintItems } from '../../../../contracts/wrongbook/documents.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { useHasPart } from '../../../session/parts.ts';
import { removeItems } from '../documents/actions.tsx';
import { titleOf, type PrintItem } from '../documents/document.ts';
import { useDocuments, useSending } from '../documents/use-documents.ts';
import { asTeacher } from '../documents/call-documents.ts';
import { openPrintUpload } from '../uploading/open-upload.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';
import { actionsOf } from './print-actions.ts';
import { printColumns } from './print-columns.tsx';
import { useBadgeFollowing, useUnread } from './use-unread.ts';

/** 打印列表: what waits for the printer. */
export function PrintList({ onShown }: { onShown: () => void }): ReactNode {
  const query = usePageQuery(pagePrintItems, { fixed: asTeacher() });
  const items = useDocuments(pagePrintItems, query.input);
  const records = items.isLoading ? undefined : items.data?.records;
  const isSending = useSending();
  const unread = useUnread(records ?? []);
  useBadgeFollowing(records, JSON.stringify(query.input));
  const shown = records !== undefined;
  const fromCloud = useHasPart('printing');
  useEffect(() => {
    if (shown) onShown();
  }, [shown, onShown]);
  return (
    <>
      <DocumentFilters label="打印列表" query={query} />
      <DataTable
        label="打印列表"
        answer={items}
        query={query}
        columns={printColumns(unread)}
        keyOf={({ id }) => id}
        nameOf={titleOf}
        actions={(item) => actionsOf(item, isSending(item.id))}
        actionsWidth={140}
        bulk={(rows, clear) => <RemoveButton items={rows} clear={clear} />}
        empty={{
          text: `打印列表中没有符合条件的文档，可以换个条件、上传文件${fromCloud ? '，或在云文档中选择打印' : ''}。`,
          action: <Button onClick={() => void openPrintUpload()}>上传文件</Button>,
        }}
      />
    </>
  );
}

function RemoveButton({ items, clear }: { items: readonly PrintItem[]; clear: () => void }): ReactNode {
  const remove = async () => {
    if (await removeItems(items)) clear();
  };
  return (
    <Button size="xs" variant="default" c="red.8" onClick={() => void remove()}>
      删除
    </Button>
  );
}
