import type { Route } from '../../../http/route.ts';
import { workbookRoutes } from '../workbooks/workbooks.routes.ts';
import { questionGroupRoutes } from './groups.routes.ts';
import { questionRoutes } from './questions.routes.ts';

/** The routes of the question bank: single questions, groups of them, and the workbooks from which they are entered. */
export const bankRoutes: Route[] = [...questionRoutes, ...questionGroupRoutes, ...workbookRoutes];
