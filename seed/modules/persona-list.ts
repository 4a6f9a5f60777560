import {
  areas,
  helperIds,
  partnerIds,
  personaIds,
  schoolIds,
  type HelperAccount,
  type PersonaAccount,
} from '../landmarks.ts';
import type { Role } from '../people.ts';

/** Lessons in a junior school, the only kind where such accounts teach. */
interface Lessons {
  subjectId: number;
  grade: number;
  classes: number[];
}

/** Somebody who can sign in with the common password. */
export interface Account {
  id: string;
  account: string;
  name: string;
  gender: number;
  roles: Role[];
  schoolId?: string;
  partnerId?: string;
  area?: string;
  /** Group of the cards on the login page; absent for those that it does not offer. */
  persona?: string;
  teaches?: Lessons[];
}

type Details = Omit<Account, 'id' | 'account' | 'roles'> & { roles: (string | Role)[] };

const complete = (account: string, id: string, { roles, ...details }: Details): Account => ({
  ...details,
  id,
  account,
  roles: roles.map((role) => (typeof role === 'string' ? { roleKey: role } : role)),
});

const persona = (account: PersonaAccount, details: Details) => complete(account, personaIds[account], details);
const helper = (account: HelperAccount, details: Details) => complete(account, helperIds[account], details);

const junior = { schoolId: schoolIds.junior };
const [man, woman] = [1, 2];
const [chinese, maths, english, physics, history] = [1, 2, 3, 4, 8];
const admin = { gender: woman, roles: ['school:schoolAdmin'] };

/** The personas in the order of the login page, then the other side of every boundary. */
export const accounts: Account[] = [
  persona('teacher', {
    ...junior,
    name: '周雅琴',
    gender: woman,
    persona: '教学',
    roles: ['school:teacher'],
    teaches: [{ subjectId: maths, grade: 7, classes: [1, 2, 3] }],
  }),
  persona('teaching', {
    ...junior,
    name: '何志远',
    gender: man,
    persona: '教学',
    roles: ['school:teaching', 'school:teacher'],
    teaches: [
      { subjectId: physics, grade: 8, classes: [1, 2] },
      { subjectId: physics, grade: 9, classes: [1, 2] },
    ],
  }),
  persona('subject-leader', {
    ...junior,
    name: '沈玉兰',
    gender: woman,
    persona: '教学',
    roles: [{ roleKey: 'school:subjectleader', subjectId: String(chinese) }],
    teaches: [{ subjectId: chinese, grade: 7, classes: [1, 2] }],
  }),
  persona('school-admin', { ...junior, ...admin, name: '陆海燕', persona: '学校' }),
  persona('psychology', {
    ...junior,
    name: '苏婉清',
    gender: woman,
    persona: '学校',
    roles: ['school:psychologyteacher'],
  }),
  persona('many', {
    ...junior,
    name: '欧阳文静',
    gender: woman,
    persona: '学校',
    roles: [
      'school:teacher',
      { roleKey: 'school:subjectleader', subjectId: String(english) },
      'school:schoolAdmin',
      'school:psychologyteacher',
      'school:teaching',
      'classic:teacher',
    ],
    teaches: [{ subjectId: english, grade: 7, classes: [1, 2] }],
  }),
  persona('partner-1', {
    name: '傅振东',
    gender: man,
    persona: '合作伙伴',
    roles: ['school:partner'],
    partnerId: partnerIds.level1,
  }),
  persona('partner-2', {
    name: '江慧敏',
    gender: woman,
    persona: '合作伙伴',
    roles: ['school:partner'],
    partnerId: partnerIds.level2,
  }),
  persona('partner-3', {
    name: '魏国平',
    gender: man,
    persona: '合作伙伴',
    roles: ['school:partner'],
    partnerId: partnerIds.level3,
  }),
  persona('classic-teacher', {
    ...junior,
    name: '许晓梅',
    gender: woman,
    persona: '经典版与区域',
    roles: ['classic:teacher'],
    teaches: [{ subjectId: chinese, grade: 8, classes: [1, 2] }],
  }),
  persona('classic-subject-leader', {
    ...junior,
    name: '贾永强',
    gender: man,
    persona: '经典版与区域',
    roles: [{ roleKey: 'classic:subjectleader', subjectId: String(maths) }],
    teaches: [{ subjectId: maths, grade: 8, classes: [1, 2] }],
  }),
  persona('classic-school-admin', {
    ...junior,
    name: '戴素芬',
    gender: woman,
    persona: '经典版与区域',
    roles: ['classic:schoolAdmin'],
  }),
  persona('grade-leader', {
    ...junior,
    name: '姜立新',
    gender: man,
    persona: '经典版与区域',
    roles: [{ roleKey: 'classic:gradeLeader', gradeId: '7' }],
    teaches: [{ subjectId: history, grade: 7, classes: [1, 2, 3] }],
  }),
  persona('school-master', {
    ...junior,
    name: '顾正华',
    gender: man,
    persona: '经典版与区域',
    roles: ['classic:schoolMaster'],
  }),
  persona('researcher', {
    name: '钟德明',
    gender: man,
    persona: '经典版与区域',
    roles: ['classic:regionResearcher'],
    area: areas.own,
  }),
  persona('admin', { name: '彭宏伟', gender: man, persona: '平台', roles: ['classic:admin'] }),
  persona('parttime', { name: '范晓雯', gender: woman, persona: '平台', roles: ['classic:parttime'] }),
  helper('admin-primary', { ...admin, name: '田春霞', schoolId: schoolIds.primary }),
  helper('admin-senior', { ...admin, name: '石美玲', schoolId: schoolIds.senior }),
  helper('admin-foreign', { ...admin, name: '邹丽萍', schoolId: schoolIds.foreign }),
  helper('admin-large', { ...admin, name: '孔令芳', schoolId: schoolIds.large }),
  helper('teacher-foreign', {
    name: '熊建波',
    gender: man,
    roles: ['school:teacher'],
    schoolId: schoolIds.foreign,
    teaches: [{ subjectId: maths, grade: 7, classes: [1] }],
  }),
  helper('partner-sibling', { name: '侯春生', gender: man, roles: ['school:partner'], partnerId: partnerIds.sibling }),
  helper('partner-foreign', {
    name: '万海龙',
    gender: man,
    roles: ['school:partner'],
    partnerId: partnerIds.foreignLevel1,
  }),
];
