import { useState, type ReactNode } from 'react';
import { taskType } from '../../../contracts/constants/assignments.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { openDialog } from '../../components/dialog/dialogs.ts';
import type { PrintRequest } from './print-request.ts';
import { PrintPanel } from './PrintPanel.tsx';

/** Shows what of an assignment, a paper or mistakes will be printed, and prints it. */
export const openPrint = (first: PrintRequest): Promise<unknown> => openDialog(<PrintDialog first={first} />);

/** Shows what students get of work: answer sheets, and of practice of mistakes, where no two are alike, the questions too. */
export const openWorkPrint = (assignmentId: string, type: number): Promise<unknown> =>
  openPrint({ assignmentId, kinds: type === taskType.errorNote ? ['paper', 'sheets'] : ['sheets'] });

function PrintDialog({ first }: { first: PrintRequest }): ReactNode {
  const [request, setRequest] = useState(first);
  return (
    <Dialog title="打印预览" size={1280} drawer>
      <PrintPanel request={request} onChange={setRequest} />
    </Dialog>
  );
}
