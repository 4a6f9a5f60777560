import type { ReactNode } from 'react';
import { shareDocument } from '../../../../contracts/wrongbook/documents.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { lacksClass, namesClass } from './class-check.ts';
import type { CloudDocument } from './document.ts';
import { ScopeFields, SubjectFields } from './FilingFields.tsx';
import { readAgain } from './read-again.ts';
import { sharingOptions } from './words.ts';
import { asTeacher } from './call-documents.ts';

const checkedShare = { ...shareDocument, input: shareDocument.input.refine(namesClass, lacksClass) };

/** The form that tells who may see a document, and what it is filed under. */
export function ShareForm({ document }: { document: CloudDocument }): ReactNode {
  const { id, title, version } = document;
  const read = async () => {
    const found = await readAgain(document);
    return found && { values: valuesOf(found), version: found.version };
  };
  return (
    <FormDialog
      title={`共享“${title}”`}
      {...formCall(checkedShare)}
      fixed={{ ...asTeacher(), documentId: id }}
      values={valuesOf(document)}
      edited={{ version, read }}
    >
      <ScopeFields options={sharingOptions} />
      <SubjectFields />
    </FormDialog>
  );
}

const valuesOf = ({ scope, classId, subjectId, gradeId }: CloudDocument) => ({
  scope: String(scope),
  classId,
  subjectId,
  gradeId,
});
