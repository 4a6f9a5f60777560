import { useState, type ReactNode } from 'react';
import { previewEnabling } from '../../../../contracts/wrongbook/figures.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { EnablingChoice } from './EnablingChoice.tsx';
import { EnablingOutcome, type Report } from './EnablingOutcome.tsx';

/** Enables or disables the students of some classes of a school: shows first what that changes, then what it has changed. */
export const openEnabling = (schoolId: string): Promise<unknown> => openDialog(<EnableStudents schoolId={schoolId} />);

function EnableStudents({ schoolId }: { schoolId: string }): ReactNode {
  const preview = useCall(previewEnabling, { schoolId });
  const [report, setReport] = useState<Report>();
  return (
    <Dialog title={`批量启用学生${preview.data ? ` · ${preview.data.schoolName}` : ''}`} size="lg" firm>
      <Loaded answer={preview} what="班级">
        {(data) =>
          report ? (
            <EnablingOutcome report={report} now={data} onAgain={() => setReport(undefined)} />
          ) : (
            <EnablingChoice schoolId={schoolId} preview={data} onDone={setReport} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
