import { Button, Progress, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { download } from '../../../api/download.ts';
import { CallError } from '../../../api/errors.ts';
import { isOffered, NotOffered, useOffered } from '../../../api/offers.ts';
import { Notice } from '../../../components/state/Notice.tsx';
import { UploadDropzone } from '../../../components/upload/UploadDropzone.tsx';
import { useAction } from '../../../components/use-action.ts';
import { personal } from '../../../session/personal.ts';
import type { ImportSource, Preview } from './import-source.ts';
import { importTimeout, uploading } from './run-import.ts';

interface Props {
  source: ImportSource;
  schoolId: string;
  onChecked: (file: File, preview: Preview) => void;
  /** Takes a file that the service cannot check before it is imported. */
  onUnchecked: (file: File) => void;
}

/** The first step: a template to fill in, and a file to check. */
export function ChooseStep(props: Props): ReactNode {
  const { source, schoolId } = props;
  const { label, template } = source;
  const hasTemplate = useOffered(template);
  const { progress, refusal, check } = useCheck(props);
  const { run, busy } = useAction(() =>
    download(template, { schoolId }, { name: personal.schoolName, label: `${label}导入模板` }),
  );
  return (
    <>
      <Text component="div" mb={8}>
        {hasTemplate ? '请按模板填写' : '请选择填好的'}
        {label}名单；已有的{label}不会重复导入。
        {hasTemplate && (
          <Button variant="subtle" size="compact-sm" loading={busy} onClick={() => void run()}>
            下载模板
          </Button>
        )}
      </Text>
      <UploadDropzone
        endings={['.xls', '.xlsx']}
        onFiles={([file]) => file && void check(file)}
        disabled={progress !== undefined}
      />
      {progress && (
        <div role="status">
          <Text mb={8}>{progress.stage}</Text>
          <Progress value={progress.fraction * 100} animated aria-label="检查进度" />
        </div>
      )}
      {refusal !== '' && (
        <Notice tone="bad" title="文件没有通过检查">
          {refusal}
        </Notice>
      )}
    </>
  );
}

/** Has a file checked; leaving the step gives that up. */
function useCheck({ source: { preview }, schoolId, onChecked, onUnchecked }: Props) {
  const [progress, setProgress] = useState<{ fraction: number; stage: string }>();
  const [refusal, setRefusal] = useState('');
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  const check = async (file: File) => {
    setRefusal('');
    if (!isOffered(preview)) return onUnchecked(file);
    const onProgress = (fraction: number) =>
      setProgress({ fraction, stage: fraction < 1 ? uploading(fraction).stage : '正在检查' });
    onProgress(0);
    try {
      const { signal } = left.current;
      onChecked(file, await call(preview, { schoolId }, { file, onProgress, signal, timeout: importTimeout }));
    } catch (error) {
      if (error instanceof NotOffered) onUnchecked(file);
      else if (error instanceof CallError) setRefusal(error.message);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, refusal, check };
}
