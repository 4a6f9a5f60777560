import { assignmentTypes, taskType as types } from '../../../../contracts/constants/assignments.ts';
import type { Origin } from './draft-shape.ts';

const path = '/AICorrect/createCorrectTask';

/** The address at which work of an origin is set up. */
export function creatingPath({ taskType = types.examProcess, copyId = '', paperId = '' }: Partial<Origin>): string {
  const address = new URLSearchParams({ taskType: String(taskType) });
  if (copyId !== '') address.set('copy', copyId);
  if (paperId !== '') address.set('paper', paperId);
  return `${path}?${address}`;
}

/** What of the address is the origin's, and stays from step to step. */
export const originNames = ['taskType', 'copy', 'paper', 'step'] as const;

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
