import { wellbeingCaseRoutes } from './case.routes.ts';
import { wellbeingTextRoutes } from './text.routes.ts';

/** What psychology teachers read and write. */
export const wellbeingRoutes = [...wellbeingTextRoutes, ...wellbeingCaseRoutes];
