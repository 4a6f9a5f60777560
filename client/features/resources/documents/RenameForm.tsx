import type { ReactNode } from 'react';
import { renameCloudDocument } from '../../../../contracts/wrongbook/documents.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { asTeacher } from './call-documents.ts';
import type { CloudDocument } from './document.ts';
import { readAgain } from './read-again.ts';

/** The form that gives a document another name. */
export function RenameForm({ document }: { document: CloudDocument }): ReactNode {
  const read = async () => {
    const found = await readAgain(document);
    return found && { values: { title: found.title } };
  };
  return (
    <FormDialog
      title="重命名"
      size="sm"
      {...formCall(renameCloudDocument)}
      fixed={{ ...asTeacher(), documentId: document.id }}
      values={{ title: document.title }}
      edited={{ read }}
    >
      <TextField name="title" />
    </FormDialog>
  );
}
