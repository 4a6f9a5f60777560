import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { CheckStep } from './CheckStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import type { ImportSource, Preview } from './import-source.ts';
import { RunStep } from './RunStep.tsx';
import { startImport, type ImportOrder, type Outcome } from './run-import.ts';
import { StepList } from './StepList.tsx';
import styles from './importing.module.css';

/** Opens the import of a list. */
export const openImport = (source: ImportSource, schoolId: string): void =>
  void openDialog(<ImportWizard source={source} schoolId={schoolId} />);

type State =
  | { step: 'choose' }
  | { step: 'check'; file: File; preview: Preview }
  | { step: 'run'; job: string; outcome?: Outcome };

const stepNumbers = { choose: 0, check: 1, run: 2 } as const;

function ImportWizard({ source, schoolId }: { source: ImportSource; schoolId: string }): ReactNode {
  const [state, setState] = useState<State>({ step: 'choose' });
  const restart = () => setState({ step: 'choose' });
  const run = async (order: Omit<ImportOrder, 'source' | 'schoolId'>) => {
    const { job, outcome } = startImport({ ...order, source, schoolId });
    setState({ step: 'run', job });
    const ended = await outcome;
    if (ended) setState({ step: 'run', job, outcome: ended });
  };
  const reached = state.step === 'run' && state.outcome ? 3 : stepNumbers[state.step];
  return (
    <Dialog title={`导入${source.label}`} size={960} drawer firm={state.step === 'check'}>
      <div className={styles.wizard}>
        <StepList steps={['选择文件', '检查', '导入', '完成']} current={reached} />
        {state.step === 'choose' && (
          <ChooseStep
            source={source}
            schoolId={schoolId}
            onChecked={(file, preview) => setState({ step: 'check', file, preview })}
          />
        )}
        {state.step === 'check' && (
          <CheckStep
            {...state}
            onImport={(mode) => void run({ file: state.file, preview: state.preview, mode })}
            onBack={restart}
          />
        )}
        {state.step === 'run' && <RunStep {...state} source={source} onAgain={restart} />}
      </div>
    </Dialog>
  );
}
