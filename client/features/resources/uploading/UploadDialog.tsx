import { useState, type ReactNode } from 'react';
import { uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import type { Texts } from '../../../components/form/form.ts';
import { UploadDropzone } from '../../../components/upload/UploadDropzone.tsx';
import { lacksClass, namesClass } from '../documents/class-check.ts';
import { asTeacher } from '../documents/call-documents.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import { documentEndings, documentHint, faultOf } from './files.ts';
import { uploadFiles, type Filing } from './uploads.ts';

interface Props {
  title: string;
  /** What the fields hold at first, and where the files go. */
  values: Texts;
  /** Which files are taken; documents of any kind unless told. */
  accepts?: { endings: readonly string[]; hint: string };
  /** The fields that files are filed under. */
  children?: ReactNode;
}

const documents = { endings: documentEndings, hint: documentHint } as const;

const checkedUpload = { ...uploadResource, input: uploadResource.input.refine(namesClass, lacksClass) };

/** Chooses files and what they are filed under; they are sent as jobs, so the dialog closes at once. */
export function UploadDialog({ title, values, accepts = documents, children }: Props): ReactNode {
  const [files, setFiles] = useState<readonly File[]>([]);
  const sendable = files.filter((file) => faultOf(file) === '');
  return (
    <FormDialog
      title={title}
      size="lg"
      submit={sendable.length > 0 ? `上传 ${sendable.length} 个文件` : '上传'}
      isFilled={files.length > 0}
      isReady={sendable.length > 0}
      ask={() => mayForget(files.length)}
      endpoint={checkedUpload}
      fixed={asTeacher()}
      values={values}
      before={{}}
      send={async ({ target, scope, classId, subjectId, gradeId, assignmentId }: Filing) =>
        void uploadFiles(sendable, { target, scope, classId, subjectId, gradeId, assignmentId })
      }
    >
      <UploadDropzone
        {...accepts}
        several
        onFiles={(more) => setFiles((known) => [...known, ...more.filter((file) => !known.some(same(file)))])}
      />
      <ChosenFiles files={files} onRemove={(file) => setFiles(files.filter((one) => one !== file))} />
      {children}
    </FormDialog>
  );
}

const mayForget = (count: number) =>
  confirm({
    title: '放弃上传',
    message: count > 0 ? `已选择的 ${count} 个文件还没有上传，离开后需要重新选择。` : '已填写的内容将丢失。',
    action: '放弃',
    danger: true,
  });

/** Whether a file is the same one, chosen twice. */
const same =
  ({ name, size, lastModified }: File) =>
  (other: File): boolean =>
    other.name === name && other.size === size && other.lastModified === lastModified;
