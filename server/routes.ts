import { accountRoutes } from './account/account.routes.ts';
import { restoringRoutes } from './account/restoring.routes.ts';
import { standInRoutes } from './console/notice/stand-in.routes.ts';
import type { Route } from './http/route.ts';
import { junoRoutes } from './services/juno/juno.routes.ts';
import { minervaRoutes } from './services/minerva/minerva.routes.ts';
import { vestaRoutes } from './services/vesta/vesta.routes.ts';
import { wellbeingRoutes } from './services/wrongbook/wellbeing/wellbeing.routes.ts';
import { wrongbookRoutes } from './services/wrongbook/wrongbook.routes.ts';

/** Every call that is served. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...restoringRoutes,
  ...standInRoutes,
  ...junoRoutes,
  ...minervaRoutes,
  ...vestaRoutes,
  ...wrongbookRoutes,
  ...wellbeingRoutes,
];
