import { mark, school, teacher } from '../world.mjs';

/** An answer, whatever it is: `code` where it is an envelope. Undefined where none came. @typedef {{ status: number, code?: number, text: string } | undefined} Seen */

/** Who writes in every sandbox. */
export const accounts = { admin: school.admin, user: teacher.account };

/** @param {Seen} seen */
export const seenText = (seen) => (seen ? JSON.stringify(seen).slice(0, 300) : '没有回答');

const wrongbook = '/api/wrongbook/v1.0/web';
export const rolesPath = '/api/juno/personal/myRoles';

/** What they read who look around. */
export const reads = {
  admin: [
    `/api/vesta/student/page?schoolId=${school.id}&keyword=${mark}&current=1&size=100`,
    `/api/vesta/student/page?schoolId=${school.id}&current=1&size=50`,
    `/api/vesta/class/treeClassBySchool?schoolId=${school.id}`,
    rolesPath,
  ],
  user: [
    `/api/wrongbook/v1.0/teacher/doc/cloudDocumentList?teacherId=${teacher.id}&current=1&size=50`,
    `/api/wrongbook/v1.0/teacher/doc/printList?teacherId=${teacher.id}&current=1&size=50`,
    `${wrongbook}/nav/getMenuBadge`,
    `${wrongbook}/assignment/page?current=1&size=20`,
    `${wrongbook}/paper/page?current=1&size=20`,
    `${wrongbook}/question/page?current=1&size=20`,
    `${wrongbook}/scan/page?current=1&size=20`,
    `${wrongbook}/task/list`,
  ],
};
