import { assignmentTypes, taskType as types } from '../../../../contracts/constants/assignments.ts';
import { pathTo, purposeParam } from '../../../session/paths.ts';
import type { Origin } from './draft-shape.ts';

/** The address at which work of an origin is set up, at its first step or the one that is named. */
export const creatingPath = (
  { taskType = types.examProcess, copyId = '', paperId = '' }: Partial<Origin>,
  step = '',
): string | undefined => pathTo('createAssignment', { taskType: String(taskType), copy: copyId, paper: paperId, step });

/** What of the address is the origin's, and stays from step to step. */
export const originNames = [purposeParam, 'taskType', 'copy', 'paper', 'step'] as const;

const idIn = (address: URLSearchParams, name: string): string => {
  const value = address.get(name) ?? '';
  return /^\d{1,19}$/.test(value) ? value : '';
};

/** The origin in an address; without a type that there is it is an exam or homework. */
export function originIn(address: URLSearchParams): Origin {
  const type = assignmentTypes.find(({ taskType }) => String(taskType) === address.get('taskType'));
  return {
    taskType: type?.taskType ?? types.examProcess,
    copyId: idIn(address, 'copy'),
    paperId: idIn(address, 'paper'),
  };
}
