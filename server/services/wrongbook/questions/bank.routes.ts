import type { Route } from '../../../http/route.ts';
import { questionGroupRoutes } from './groups.routes.ts';
import { questionRoutes } from './questions.routes.ts';

/** The routes of the question bank: single questions and groups of them. */
export const bankRoutes: Route[] = [...questionRoutes, ...questionGroupRoutes];
