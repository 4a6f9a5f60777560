import type { Route } from '../../http/route.ts';
import { schoolRoutes } from './figures/figures.routes.ts';
import { tradeRoutes } from './trade/trade.routes.ts';

/** What partners ask about their schools, and what they order, settle and look after. */
export const partnerRoutes: Route[] = [...schoolRoutes, ...tradeRoutes];
