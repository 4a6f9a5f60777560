import { Stack } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Steps } from '../../../components/page/Steps.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import type { ImportSource, Preview } from './import-source.ts';
import { RunStep } from './RunStep.tsx';
import { runImport, type ImportOrder, type Moved, type Outcome } from './run-import.ts';

/** Opens the import of a list. */
export const openImport = (source: ImportSource, schoolId: string): void =>
  void openDialog(<ImportWizard source={source} schoolId={schoolId} />);

type State =
  | { step: 'choose' }
  | { step: 'check'; file: File; preview: Preview }
  | { step: 'run'; order: Order; moved: Moved; ended?: Ended };

/** What came of an import, or why it failed. */
type Ended = { outcome: Outcome } | { reason: string };

type Order = Pick<ImportOrder, 'file' | 'mode'>;

const stepNumbers = { choose: 0, check: 1, run: 2 } as const;

function ImportWizard({ source, schoolId }: { source: ImportSource; schoolId: string }): ReactNode {
  const [state, setState] = useState<State>({ step: 'choose' });
  const restart = () => setState({ step: 'choose' });
  const run = async (order: Order) => {
    const show = (moved: Moved, ended?: Ended) => setState({ step: 'run', order, moved, ...(ended && { ended }) });
    show({ stage: '准备上传' });
    const ended = await runImport({ ...order, source, schoolId }, show).then(
      (outcome) => ({ outcome }),
      (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
    );
    show({ stage: '' }, ended);
  };
  const ended = state.step === 'run' ? state.ended : undefined;
  const reached = ended && 'outcome' in ended ? 3 : stepNumbers[state.step];
  const body = useKeptFocus(`${state.step} ${ended !== undefined}`);
  return (
    <Dialog title={`导入${source.label}`} size={1120} drawer firm={state.step === 'check'}>
      <Stack ref={body} tabIndex={-1} style={{ outline: 'none' }}>
        <Steps steps={['选择文件', '检查', '导入', '完成']} current={reached} />
        {state.step === 'choose' && (
          <ChooseStep
            source={source}
            schoolId={schoolId}
            onChecked={(file, preview) => setState({ step: 'check', file, preview })}
            onUnchecked={(file) => void run({ file, mode: 'all' })}
          />
        )}
        {state.step === 'check' && (
          <CheckStep
            {...state}
            source={source}
            schoolId={schoolId}
            onImport={(mode) => void run({ file: state.file, mode })}
            onBack={restart}
          />
        )}
        {state.step === 'run' && (
          <RunStep {...state} source={source} onRetry={() => void run(state.order)} onAnother={restart} />
        )}
      </Stack>
    </Dialog>
  );
}

/** The button that led to a step is gone with the step before: the focus goes to what the new one begins with. */
function useKeptFocus(step: string) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const held = document.activeElement;
    if (held !== document.body && held !== body.current) return;
    const first = body.current?.querySelector<HTMLElement>('[data-autofocus]') ?? body.current;
    first?.focus();
  }, [step]);
  return body;
}
