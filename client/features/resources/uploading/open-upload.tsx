import { scope } from '../../../../contracts/constants/assignments.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { pickFile } from '../../../components/upload/pick-file.ts';
import { showError } from '../../../components/toast.ts';
import { teacher } from '../../../session/teacher.ts';
import { ScopeFields, SubjectFields } from '../documents/FilingFields.tsx';
import { scopeOptions } from '../documents/words.ts';
import { documentEndings, faultOf, scanFiles } from './files.ts';
import { UploadDialog } from './UploadDialog.tsx';
import { uploadInto, type Filing } from './uploads.ts';

/** Uploads into the print list. */
export const openPrintUpload = () => openDialog(<UploadDialog title="上传到打印列表" values={{ target: 'print' }} />);

/** Uploads into the own cloud; the course in the header suggests the subject. */
export const openCloudUpload = () =>
  openDialog(
    <UploadDialog
      title="上传云文档"
      values={{ target: 'cloud', scope: '0', subjectId: teacher.subjectId, gradeId: '' }}
    >
      <SubjectFields />
    </UploadDialog>,
  );

/** Uploads what the whole school or one class shall see; where a list is narrowed to a subject and grade, into that place. */
export const openSharedUpload = ({ subjectId, gradeId }: { subjectId?: string; gradeId?: string } = {}) =>
  openDialog(
    <UploadDialog
      title="上传资源"
      values={{
        target: 'cloud',
        scope: String(scope.wholeSchool),
        classId: '',
        subjectId: subjectId ?? teacher.subjectId,
        gradeId: gradeId ?? '',
      }}
    >
      <ScopeFields options={scopeOptions} />
      <SubjectFields />
    </UploadDialog>,
  );

/** Chooses the file of a document that was registered without one, and uploads it. */
export async function uploadMissing(documentId: string, target: Filing['target']): Promise<void> {
  const file = await pickFile(target === 'scan' ? scanFiles.endings : documentEndings);
  if (!file) return;
  const fault = faultOf(file);
  if (fault === '') await uploadInto(documentId, file, { target });
  else showError(`${fault}，不能上传`);
}
