import { Button, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { Notice } from '../../../components/state/Notice.tsx';
import { useHasPart } from '../../../session/parts.ts';
import type { ImportSource } from './import-source.ts';
import { summary, type Moved, type Outcome } from './run-import.ts';

interface Props {
  moved: Moved;
  /** What came of it, or why it failed; absent while it runs. */
  ended?: { outcome: Outcome } | { reason: string };
  source: ImportSource;
  onRetry: () => void;
  onAnother: () => void;
}

/** The last steps: the import while it runs, which may be left, then what came of it. */
export function RunStep({ moved, ended, source, onRetry, onAnother }: Props): ReactNode {
  const { close } = useDialog();
  if (!ended) return <Running moved={moved} />;
  const outcome = 'outcome' in ended ? ended.outcome : undefined;
  return (
    <>
      {'outcome' in ended ? (
        <Result outcome={ended.outcome} advice={source.advice} />
      ) : (
        <Failure reason={ended.reason} />
      )}
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

/** How far it is; what the server does as a task may be left, what the page itself waits for may not. */
function Running({ moved }: Pick<Props, 'moved'>): ReactNode {
  const { close } = useDialog();
  const isTask = useHasPart('tasks');
  return (
    <>
      <div role="status">
        <Text mb={8}>{moved.stage}</Text>
        <Progress value={(moved.fraction ?? 0) * 100} animated aria-label="导入进度" />
      </div>
      <Text size="sm" c="var(--faint)">
        {isTask
          ? '可以关闭这里继续做别的事，导入会在右上角的任务中继续。'
          : '导入完成前请不要关闭这里，结果会显示在这里。'}
      </Text>
      {isTask && (
        <DialogButtons>
          <Button variant="default" onClick={() => close()}>
            在后台继续
          </Button>
        </DialogButtons>
      )}
    </>
  );
}

function Result({ outcome, advice }: { outcome: Outcome; advice: string | undefined }): ReactNode {
  const { refused, saveErrors } = outcome;
  return (
    <Notice tone={refused > 0 || saveErrors ? 'warn' : 'good'} title={summary(outcome)}>
      {refused > 0 && <span>改好未导入的行后可以再次导入，已导入的行不会重复。</span>}
      {advice !== undefined && <span>{advice}</span>}
      {saveErrors && (
        <Button size="xs" variant="default" onClick={saveErrors}>
          下载错误名单
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
