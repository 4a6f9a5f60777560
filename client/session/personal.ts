import { proxy } from 'valtio';
import type { Role } from '../../contracts/roles.ts';
import { readStored, writeStored } from '../api/token.ts';
import { distinctCourses, type Course } from './courses.ts';
import { sessionKeys } from './keys.ts';

/** What the client reads of a user, whichever call told it; the lower group are spellings that other services use. */
export interface UserInfo {
  id?: string;
  userName?: string;
  name?: string;
  teacherName?: string;
  tenantId?: string;
  schoolId?: string;
  schoolName?: string;
  schoolGrade?: string;
  schoolArea?: string;
  /** Comma list of the partners above, the partner's own id last. */
  ancestors?: string;
  courses?: Course[];
  partnerId?: string;
  partnerName?: string;
  schools?: { schoolId: string; schoolName: string }[];
  full_name?: string;
  nick_name?: string;
  user_name?: string;
  account_name?: string;
}

export interface Personal {
  schoolId: string;
  schoolName: string;
  name: string;
  schoolGrade: string;
  userRoleList: Role[];
  /** `teaching` when that is among the user's roles, else "". */
  teachRole: Role | '';
  tenantId: string;
  userId: string;
  activeRole: Role | '';
  userInfo: UserInfo;
  courseList: Course[];
  /** The path on screen. */
  route: string;
}

const nobody = (): Personal => ({
  schoolId: '',
  schoolName: '',
  name: '',
  schoolGrade: '',
  userRoleList: [],
  teachRole: '',
  tenantId: '',
  userId: '',
  activeRole: '',
  userInfo: {},
  courseList: [],
  route: '',
});

export const personal = proxy(nobody());

/** Takes over who the user is; roles are left as they are. */
export function fillPersonal(info: UserInfo): void {
  Object.assign(personal, {
    schoolId: info.schoolId ?? '',
    schoolName: info.schoolName ?? '',
    name: displayName(info),
    schoolGrade: info.schoolGrade ?? '',
    tenantId: info.tenantId ?? '',
    userId: info.id ?? '',
    userInfo: info,
    courseList: distinctCourses(info.courses ?? []),
  });
  writeStored(sessionKeys.userStore, info);
}

/** The name to greet a user by: the first that is filled, a person's name before an account's. */
export const displayName = (info: UserInfo): string =>
  info.name ||
  info.teacherName ||
  info.full_name ||
  info.nick_name ||
  info.userName ||
  info.user_name ||
  info.account_name ||
  '';

/** The name of whoever is signed in in this tab, as the last page knew it; "" when it knew none. */
export const storedName = (): string => displayName(readStored<UserInfo>(sessionKeys.userStore) ?? {});

/** Partner level: how many entries the ancestors list has, at least 1. */
export const partnerLevel = (ancestors: string | undefined): number =>
  Math.max(1, (ancestors ?? '').split(',').filter((entry) => entry.trim() !== '').length);

/** Forgets user and roles. */
export function clearPersonal(): void {
  Object.assign(personal, nobody());
  sessionStorage.removeItem(sessionKeys.userStore);
}
