import { accountRoutes } from './account/account.routes.ts';
import type { Route } from './http/route.ts';
import { junoRoutes } from './juno/juno.routes.ts';
import { minervaRoutes } from './minerva/minerva.routes.ts';
import { vestaRoutes } from './vesta/vesta.routes.ts';
import { wrongbookRoutes } from './wrongbook/wrongbook.routes.ts';

/** Every call that is served. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...junoRoutes,
  ...minervaRoutes,
  ...vestaRoutes,
  ...wrongbookRoutes,
];
