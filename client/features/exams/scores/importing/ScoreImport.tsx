import { Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { getScoreTemplate, previewExamScores } from '../../../../../contracts/wrongbook/exams/scores.ts';
import { call } from '../../../../api/call.ts';
import { download, transferTimeout } from '../../../../api/download.ts';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../../components/dialog/dialogs.ts';
import { LoadingState } from '../../../../components/state/LoadingState.tsx';
import { Notice } from '../../../../components/state/Notice.tsx';
import { UploadDropzone } from '../../../../components/upload/UploadDropzone.tsx';
import { isFailure, useAction } from '../../../../components/use-action.ts';
import type { OfSubject, Scoring } from '../scores.ts';
import type { Preview } from './preview.ts';
import { runScoreImport } from './run-score-import.ts';
import { ScoreCheck } from './ScoreCheck.tsx';

/** Opens the import of a subject's scores. */
export const openScoreImport = (of: OfSubject, subject: Scoring): void =>
  void openDialog(<ScoreImport of={of} subject={subject} />);

function ScoreImport({ of, subject }: { of: OfSubject; subject: Scoring }): ReactNode {
  const { close } = useDialog();
  const [checked, setChecked] = useState<{ file: File; preview: Preview }>();
  const [refusal, setRefusal] = useState('');
  const told = async (work: () => Promise<void>): Promise<void> => {
    setRefusal('');
    try {
      await work();
    } catch (error) {
      if (isFailure(error)) setRefusal(error.message);
      throw error;
    }
  };
  const check = useAction((file: File) =>
    told(async () =>
      setChecked({ file, preview: await call(previewExamScores, of, { file, quiet: true, timeout: transferTimeout }) }),
    ),
  );
  const write = useAction((file: File, replaced: number) =>
    told(async () => {
      await runScoreImport(of, subject, file, replaced);
      close();
    }),
  );
  return (
    <Dialog title={`导入${subject.courseName}成绩`} size={1080} drawer firm={checked !== undefined}>
      {refusal !== '' && (
        <Notice tone="bad" title="没有写入">
          {refusal}
        </Notice>
      )}
      {checked ? (
        <ScoreCheck
          {...checked}
          busy={write.busy}
          onWrite={() => void write.run(checked.file, checked.preview.replaced)}
          onBack={() => {
            setChecked(undefined);
            setRefusal('');
          }}
        />
      ) : (
        <Choose of={of} subject={subject} busy={check.busy} choose={(file) => void check.run(file)} />
      )}
    </Dialog>
  );
}

interface ChooseProps {
  of: OfSubject;
  subject: Scoring;
  busy: boolean;
  choose: (file: File) => void;
}

/** A list to fill in, and the place for a file. */
function Choose({ of, subject, busy, choose }: ChooseProps): ReactNode {
  const template = useAction(() => download(getScoreTemplate, of, { name: subject.courseName, label: '登分表' }));
  return (
    <>
      <Text component="div" mb={8}>
        {subject.hasSheets ? '每题一列，填每题的得分。' : '“得分”一列填总分；缺考、违纪、缓考可以直接写在这一列。'}
        按考号或学号认出考生。
        <Button variant="subtle" size="compact-sm" loading={template.busy} onClick={() => void template.run()}>
          下载登分表
        </Button>
      </Text>
      <UploadDropzone endings={['.xls', '.xlsx']} onFiles={([file]) => file && choose(file)} disabled={busy} />
      {busy && <LoadingState lines={3} />}
    </>
  );
}
