import type { SWRResponse } from 'swr';
import { getAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { useFollowed } from '../../../api/use-followed.ts';
import type { Assignment } from '../../assignments/list/assignment.ts';

/** Whether work moves by itself: its scans are being read, or a machine marks it. */
const isWorkMoving = ({ reading, isBeingMarked }: Assignment): boolean => reading.isRunning || isBeingMarked;

/** Reads a piece of work, and goes on reading it while it moves. */
export const useWork = (assignmentId: string): SWRResponse<Assignment, Error> =>
  useFollowed(getAssignment, { assignmentId }, isWorkMoving);
