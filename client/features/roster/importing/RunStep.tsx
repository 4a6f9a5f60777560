import { Button, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { jobs } from '../../../components/jobs.ts';
import { Notice } from '../../../components/state/Notice.tsx';
import type { ImportSource } from './import-source.ts';
import { summary, type Outcome } from './run-import.ts';

interface Props {
  job: string;
  /** Absent while the job runs; without an outcome it failed. */
  ended?: { outcome: Outcome | undefined };
  source: ImportSource;
  onRetry: () => void;
  onAnother: () => void;
}

/** The last steps: the job while it runs, which may be left, then what came of it. */
export function RunStep({ job: id, ended, source, onRetry, onAnother }: Props): ReactNode {
  const { close } = useDialog();
  const job = useSnapshot(jobs).list.find((entry) => entry.id === id);
  if (!ended) {
    return (
      <>
        <div role="status">
          <Text mb={8}>{job?.stage}</Text>
          <Progress value={(job?.fraction ?? 0) * 100} animated aria-label="导入进度" />
        </div>
        <Text size="sm" c="var(--faint)">
          可以关闭这里继续做别的事，导入会在右上角的任务中继续。
        </Text>
        <DialogButtons>
          <Button variant="default" onClick={() => close()}>
            在后台继续
          </Button>
        </DialogButtons>
      </>
    );
  }
  const { outcome } = ended;
  return (
    <>
      {outcome ? <Result outcome={outcome} advice={source.advice} /> : <Failure reason={job?.stage ?? ''} />}
      <DialogButtons>
        <Button variant="default" onClick={onAnother}>
          {outcome ? '再导入一个文件' : '换一个文件'}
        </Button>
        <Button onClick={outcome ? () => close() : onRetry} data-autofocus>
          {outcome ? '完成' : '重试'}
        </Button>
      </DialogButtons>
    </>
  );
}

function Result({ outcome, advice }: { outcome: Outcome; advice: string | undefined }): ReactNode {
  const { refused, errors } = outcome;
  return (
    <Notice tone={refused > 0 ? 'warn' : 'good'} title={summary(outcome)}>
      {refused > 0 && <span>改好未导入的行后可以再次导入，已导入的行不会重复。</span>}
      {advice !== undefined && <span>{advice}</span>}
      {errors && (
        <Button size="xs" variant="default" onClick={errors.save}>
          {errors.label}
        </Button>
      )}
    </Notice>
  );
}

const Failure = ({ reason }: { reason: string }): ReactNode => (
  <Notice tone="bad" title="导入失败">
    {reason}
  </Notice>
);
