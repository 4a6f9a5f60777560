import type { ReactNode } from 'react';
import { shareDocument } from '../../../../contracts/wrongbook/documents.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { lacksClass, namesClass } from './class-check.ts';
import type { CloudDocument } from './document.ts';
import { ScopeFields, SubjectFields } from './FilingFields.tsx';
import { sharingOptions } from './words.ts';
import { asTeacher } from './call-documents.ts';

const checkedShare = { ...shareDocument, input: shareDocument.input.refine(namesClass, lacksClass) };

/** The form that tells who may see a document, and what it is filed under. */
export function ShareForm({ document }: { document: CloudDocument }): ReactNode {
  const { id, title, scope, classId, subjectId, gradeId } = document;
  return (
    <FormDialog
      title={`共享“${title}”`}
      {...formCall(checkedShare)}
      fixed={{ ...asTeacher(), documentId: id }}
      values={{ scope: String(scope), classId, subjectId, gradeId }}
    >
      <ScopeFields options={sharingOptions} />
      <SubjectFields />
    </FormDialog>
  );
}
