import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { pageCloudDocuments } from '../../../../contracts/wrongbook/documents.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { personal } from '../../../session/personal.ts';
import { titleOf, type CloudDocument } from '../documents/document.ts';
import { useDocuments } from '../documents/use-documents.ts';
import { openSharedUpload } from '../uploading/open-upload.tsx';
import { cloudActions } from './cloud-actions.ts';
import { CloudBulk } from './CloudBulk.tsx';
import { schoolColumns } from './school-columns.tsx';
import { SchoolFilters } from './SchoolFilters.tsx';
import { useSchoolQuery } from './use-school-query.ts';

interface Props {
  /** Whether the person keeps what all share, and so has no print list of their own. */
  curates: boolean;
}

/** The documents that are shared in the school, as far as they reach the person. */
export function SchoolList({ curates }: Props): ReactNode {
  const { userId } = useSnapshot(personal);
  const query = useSchoolQuery(!curates);
  const documents = useDocuments(pageCloudDocuments, query.input);
  const mayChange = ({ teacherId }: CloudDocument) => curates || teacherId === userId;
  return (
    <>
      <SchoolFilters query={query} bySubject={curates} />
      <DataTable
        label="校本资源"
        answer={documents}
        query={query}
        columns={schoolColumns}
        keyOf={({ id }) => id}
        nameOf={titleOf}
        actions={(document) => cloudActions(document, { mayChange: mayChange(document), mayPrint: !curates })}
        bulk={(rows, clear) => (
          <CloudBulk documents={rows} clear={clear} mayPrint={!curates} mayRemove={rows.every(mayChange)} />
        )}
        empty={{
          text: '没有符合条件的资源，可以换个条件，或上传给同事使用。',
          action: <Button onClick={() => void openSharedUpload()}>上传资源</Button>,
        }}
      />
    </>
  );
}
