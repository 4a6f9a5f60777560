import { useSnapshot } from 'valtio';
import type { Role } from '../../contracts/roles.ts';
import { personal } from './personal.ts';

/** What code asks for instead of comparing roles. */
export type Capability =
  /** Sets work for every class of a subject and sees what was set for it, not only for the classes taught. */
  | 'setWorkForSubject'
  /** Keeps the school's shared resources in order. */
  | 'manageSchoolResources'
  /** Chooses work to print; others print what they are given the address of. */
  | 'chooseWorkToPrint'
  /** Reads how every class of a school learns, not only the classes taught. */
  | 'readSchoolLearning'
  /** Holds the schools of a region against each other. */
  | 'compareSchools'
  /** Looks at the classes of any school. */
  | 'chooseAnySchool'
  /** Looks after several schools and belongs to none. */
  | 'lookAfterSchools';

const capabilities: Partial<Record<Role, readonly Capability[]>> = {
  mpSubjectLeader: ['setWorkForSubject'],
  mpSchoolAdmin: ['manageSchoolResources', 'readSchoolLearning'],
  regionResearcher: ['compareSchools'],
  admin: ['chooseAnySchool'],
  teacher: ['chooseWorkToPrint'],
  schoolAdmin: ['manageSchoolResources'],
  schoolMaster: ['readSchoolLearning'],
  partner: ['lookAfterSchools', 'readSchoolLearning'],
};

/** Whether a role may do something; nobody may without a role. */
export const roleMay = (role: Role | '', capability: Capability): boolean =>
  role !== '' && (capabilities[role]?.includes(capability) ?? false);

/** Whether the active role may do something. */
export const useMay = (capability: Capability): boolean => roleMay(useSnapshot(personal).activeRole, capability);
