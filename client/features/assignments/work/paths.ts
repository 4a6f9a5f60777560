import { taskType } from '../../../../contracts/constants/assignments.ts';
import { pathTo } from '../../../session/paths.ts';

/** A student's submission; a composition has a screen of its own. */
export const submissionPath = (type: number, submissionId: string): string | undefined =>
  pathTo(type === taskType.composition ? 'composition' : 'submission', { submissionId });
