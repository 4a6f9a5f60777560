import { subjects } from '../../../contracts/subjects.ts';
import { listSubjectTypes } from '../../../contracts/wrongbook/common.ts';
import { getMenuBadge } from '../../../contracts/wrongbook/navigation.ts';
import { enableStudents } from '../../../contracts/wrongbook/organisation.ts';
import { getCurrentPartner } from '../../../contracts/wrongbook/partner.ts';
import { write } from '../../database/prepared.ts';
import { refusal } from '../../http/errors.ts';
import { readRoute, route } from '../../http/route.ts';
import { tenantId } from '../../http/user.ts';
import { countUnreadDocuments } from './documents/documents.queries.ts';
import { taskRoutes } from './tasks/tasks.routes.ts';
import {
  selectPartner,
  selectSchoolsOfPartner,
  selectStudentIds,
  selectSubjectIds,
  updateEnabled,
} from './wrongbook.queries.ts';

const idsOf = (list: string | undefined): string[] => (list ? list.split(',') : []);

export const commonRoutes = [
  ...taskRoutes,

  readRoute(getMenuBadge, ({ sandbox, user }) => ({ resourcePrint: countUnreadDocuments(sandbox, user.id) })),

  readRoute(listSubjectTypes, ({ sandbox, input: { schoolId = '', gradeId = '' } }) => {
    const offered = schoolId || gradeId ? selectSubjectIds(sandbox, schoolId, gradeId) : undefined;
    return subjects.filter(({ subjectId }) => offered?.has(subjectId) ?? true).map((subject) => ({ ...subject }));
  }),

  readRoute(getCurrentPartner, ({ sandbox, user }) => {
    const partner = user.partnerId ? selectPartner(sandbox, user.partnerId) : undefined;
    if (!partner) throw refusal(getCurrentPartner, 'noPartner');
    return {
      id: user.id,
      userName: user.account,
      name: user.name,
      tenantId,
      partnerId: partner.id,
      partnerName: partner.name,
      parentId: partner.parentId,
      ancestors: partner.ancestors,
      level: partner.ancestors.split(',').length,
      schools: selectSchoolsOfPartner(sandbox, partner.id),
    };
  }),

  route(enableStudents, ({ sandbox, input: { schoolId, studentId, classId, enabled } }) =>
    write(sandbox, () => {
      if (!studentId && !classId) throw refusal(enableStudents, 'nobody');
      const ids = selectStudentIds(sandbox, schoolId, idsOf(studentId), idsOf(classId));
      if (ids.length === 0) throw refusal(enableStudents, 'graduated');
      return { total: ids.length, changed: updateEnabled(sandbox, ids, enabled) };
    }),
  ),
];
