import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { pageCloudDocuments } from '../../../../contracts/wrongbook/documents.ts';
import type { Column } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { nameColumn, pagesColumn, sizeColumn, stateColumn, timeColumn } from '../documents/columns.tsx';
import { titleOf, type CloudDocument } from '../documents/document.ts';
import { useDocuments, useSending } from '../documents/use-documents.ts';
import { sharingOf } from '../documents/words.ts';
import { asTeacher } from '../documents/call-documents.ts';
import { openCloudUpload } from '../uploading/open-upload.tsx';
import { cloudActions } from './cloud-actions.ts';
import { CloudBulk } from './CloudBulk.tsx';
import { DocumentFilters } from './DocumentFilters.tsx';

const columns: readonly Column<CloudDocument>[] = [
  nameColumn,
  stateColumn,
  { ...pagesColumn, sortable: true },
  { ...sizeColumn, sortable: true },
  { key: 'scope', title: '共享范围', width: 136, render: sharingOf },
  timeColumn,
];

interface Props {
  /** Takes the document that somebody chooses here for something else. */
  onSelect?: (document: CloudDocument) => void;
}

/** 云文档: the own ones, shared or not. */
export function CloudList({ onSelect }: Props): ReactNode {
  const query = usePageQuery(pageCloudDocuments, { fixed: { ...asTeacher(), range: 'own' } });
  const isSending = useSending();
  const documents = useDocuments(pageCloudDocuments, query.input);
  return (
    <>
      <DocumentFilters label="云文档" query={query} />
      <DataTable
        label="云文档"
        answer={documents}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={titleOf}
        actions={(document) =>
          cloudActions(document, { mayChange: true, mayPrint: true, isSent: isSending(document.id), onSelect })
        }
        bulk={(rows, clear) => <CloudBulk documents={rows} clear={clear} mayPrint mayRemove />}
        empty={{
          text: '没有符合条件的云文档，可以换个条件，或上传文件。',
          action: <Button onClick={() => void openCloudUpload()}>上传文件</Button>,
        }}
      />
    </>
  );
}
