import type * as common from '../../wrongbook/common.ts';
import type * as navigation from '../../wrongbook/navigation.ts';
import type * as organisation from '../../wrongbook/organisation.ts';
import type * as partner from '../../wrongbook/partner.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const schoolId = given('schoolId');
const state = 'a school administrator whose school has classes with students and teachers';

export const wrongbookCases: CasesOf<typeof common & typeof navigation & typeof organisation & typeof partner> = {
  getMenuBadge: { success: { state: 'a teacher who teaches classes', input: {} }, refused: {} },
  listSubjectTypes: {
    success: { state, input: { schoolId, gradeId: given('gradeId') } },
    empty: { state, input: { schoolId, gradeId: '1' } },
    refused: {},
  },
  enableStudents: {
    success: { state, input: { schoolId, studentId: given('studentIds'), classId: given('otherClassId'), enabled: 1 } },
    refused: {
      nobody: { state, input: { schoolId } },
      graduated: { state: 'a school with a class that has graduated', input: { schoolId, classId: given('classId') } },
    },
  },
  getCurrentPartner: {
    success: { state: 'a partner with schools', input: {} },
    refused: { noPartner: { state: 'a partner who has been taken off the list of partners', input: {} } },
  },
};
