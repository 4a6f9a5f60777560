import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { FormContext } from '../../../components/form/form-context.ts';
import type { Values } from '../../../components/form/form.ts';
import { UploadDropzone } from '../../../components/upload/UploadDropzone.tsx';
import { ChosenFiles } from './ChosenFiles.tsx';
import { documentEndings, documentHint, faultOf } from './files.ts';
import { uploadFiles } from './uploads.ts';
import { useFiling } from './use-filing.ts';
import styles from './uploading.module.css';

interface Props {
  title: string;
  /** What the fields hold at first, and where the files go. */
  values: Values;
  /** Which files are taken; documents of any kind unless told. */
  accepts?: { endings: readonly string[]; hint: string };
  /** The fields that files are filed under. */
  children?: ReactNode;
}

const documents = { endings: documentEndings, hint: documentHint } as const;

/** Chooses files and what they are filed under; they are sent as jobs, so the dialog closes at once. */
export function UploadDialog({ title, values, accepts = documents, children }: Props): ReactNode {
  const { close } = useDialog();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { read, ...form } = useFiling(values);
  const body = useRef<HTMLFormElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [form.errors]);
  const sendable = files.filter((file) => faultOf(file) === '');
  const leave = async () => {
    if (files.length === 0 || (await mayForget(files.length))) close();
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const filing = sendable.length > 0 ? read() : undefined;
    if (!filing) return;
    void uploadFiles(sendable, filing);
    close();
  };
  return (
    <Dialog
      title={title}
      size="lg"
      firm={files.length > 0}
      mayClose={() => files.length === 0 || mayForget(files.length)}
    >
      <form ref={body} className={styles.form} onSubmit={send} noValidate>
        <UploadDropzone
          {...accepts}
          several
          onFiles={(more) => setFiles((known) => [...known, ...more.filter((file) => !known.some(same(file)))])}
        />
        <ChosenFiles files={files} onRemove={(file) => setFiles(files.filter((one) => one !== file))} />
        <FormContext value={form}>{children}</FormContext>
        <DialogButtons>
          <Button variant="default" onClick={() => void leave()}>
            取消
          </Button>
          <Button type="submit" disabled={sendable.length === 0}>
            {sendable.length > 0 ? `上传 ${sendable.length} 个文件` : '上传'}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const mayForget = (count: number) =>
  confirm({
    title: '放弃上传',
    message: `已选择的 ${count} 个文件还没有上传，离开后需要重新选择。`,
    action: '放弃',
    danger: true,
  });

/** Whether a file is the same one, chosen twice. */
const same =
  ({ name, size, lastModified }: File) =>
  (other: File): boolean =>
    other.name === name && other.size === size && other.lastModified === lastModified;
