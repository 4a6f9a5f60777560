import { Button } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { documentState } from '../../../../contracts/states.ts';
import { pagePrintItems } from '../../../../contracts/wrongbook/documents.ts';
import type { RowAction } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { downloadDocument, previewDocument, removeItems, retryOne } from '../documents/actions.tsx';
import { canPreview, hasFile, titleOf, type PrintItem } from '../documents/document.ts';
import { useDocuments, useSending } from '../documents/use-documents.ts';
import { asTeacher } from '../documents/call-documents.ts';
import { openPrintUpload, uploadMissing } from '../uploading/open-upload.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';
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
          text: '打印列表中没有符合条件的文档，可以换个条件、上传文件，或在云文档中选择打印。',
          action: <Button onClick={() => void openPrintUpload()}>上传文件</Button>,
        }}
      />
    </>
  );
}

/** What can be done with an item of the print list; one whose file this page sends waits for no other. */
export function actionsOf(item: PrintItem, isSent: boolean): RowAction[] {
  const waits = item.state === documentState.new && !isSent;
  const failed = item.state === documentState.failed;
  return [
    ...(canPreview(item) ? [{ label: '预览', run: () => previewDocument(item) }] : []),
    ...(waits ? [{ label: '上传文件', run: () => uploadMissing(item.id, 'print') }] : []),
    ...(failed ? [{ label: '重试', run: () => retryOne(item) }] : []),
    ...(hasFile(item) ? [{ label: '下载', run: () => downloadDocument(item) }] : []),
    { label: '删除', run: () => removeItems([item]), danger: true },
  ];
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
