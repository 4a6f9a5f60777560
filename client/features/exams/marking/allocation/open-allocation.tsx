import { openDialog } from '../../../../components/dialog/dialogs.ts';
import { Allocation } from './Allocation.tsx';

/** Opens what says who marks which questions of a subject. */
export const openAllocation = (examId: string, subjectId: string): Promise<unknown> =>
  openDialog(<Allocation examId={examId} subjectId={subjectId} />);
