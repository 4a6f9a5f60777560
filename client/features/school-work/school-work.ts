import type { DataOf } from '../../../contracts/endpoint.ts';
import type { getSchoolWork, pageSchoolWork } from '../../../contracts/wrongbook/school-work.ts';
import type { PageQuery } from '../../components/use-page-query.ts';

/** A piece of work in the list of the school. */
export type SchoolWork = DataOf<typeof pageSchoolWork>['records'][number];

/** What a piece of work has come to. */
export type SchoolWorkDetail = DataOf<typeof getSchoolWork>;

export type SchoolWorkQuery = PageQuery<typeof pageSchoolWork>;
