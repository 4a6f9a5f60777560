import { useSnapshot } from 'valtio';
import { personal } from '../../session/personal.ts';

/** The id of the school that the user belongs to. */
export const useOwnSchool = (): string => useSnapshot(personal).schoolId;
