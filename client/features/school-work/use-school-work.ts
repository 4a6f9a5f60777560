import { pageSchoolWork } from '../../../contracts/wrongbook/school-work.ts';
import { today } from '../../api/clock.ts';
import { usePageQuery } from '../../components/use-page-query.ts';
import { defaultTerm } from '../../session/terms.ts';
import type { SchoolWorkQuery } from './school-work.ts';

/** The query of a school's work, of this term unless another is chosen. */
export const useSchoolWork = (schoolId: string): SchoolWorkQuery =>
  usePageQuery(pageSchoolWork, { fixed: { schoolId }, defaults: { learningYear: defaultTerm(today()) } });
