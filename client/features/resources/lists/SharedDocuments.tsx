import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { pageCloudDocuments } from '../../../../contracts/wrongbook/documents.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { personal } from '../../../session/personal.ts';
import { titleOf, type CloudDocument } from '../documents/document.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { openSharedUpload } from '../uploading/open-upload.tsx';
import { cloudActions } from './cloud-actions.ts';
import { CloudBulk } from './CloudBulk.tsx';
import { schoolColumns } from './school-columns.tsx';

interface Props {
  query: PageQuery<typeof pageCloudDocuments>;
  curates: boolean;
}

/** What a query finds among what is shared in the school. */
export function SharedDocuments({ query, curates }: Props): ReactNode {
  const { userId } = useSnapshot(personal);
  const documents = useDocuments(pageCloudDocuments, query.input);
  const mayChange = ({ teacherId }: CloudDocument) => curates || teacherId === userId;
  return (
    <DataTable
      label="校本资源"
      answer={documents}
      query={query}
      columns={schoolColumns}
      keyOf={({ id }) => id}
      nameOf={titleOf}
      actions={(document) => cloudActions(document, { mayChange: mayChange(document), mayPrint: !curates })}
      actionsWidth={140}
      bulk={(rows, clear) => (
        <CloudBulk documents={rows} clear={clear} mayPrint={!curates} mayRemove={rows.every(mayChange)} />
      )}
      empty={{
        text: '没有符合条件的资源，可以换个条件，或上传给同事使用。',
        action: <Button onClick={() => void openSharedUpload(query.filters)}>上传资源</Button>,
      }}
    />
  );
}
