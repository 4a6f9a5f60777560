import { openDialog } from '../../../components/dialog/dialogs.ts';
import type { ClassNode } from '../../../filters/class-tree.ts';
import { PickStudents } from './PickStudents.tsx';

/** Opens the choice of students to take into a class. */
export const pickStudents = (schoolId: string, schoolClass: ClassNode) =>
  openDialog(<PickStudents schoolId={schoolId} schoolClass={schoolClass} />);
