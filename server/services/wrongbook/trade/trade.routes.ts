import type { Route } from '../../../http/route.ts';
import { channelRoutes } from './channels.routes.ts';
import { deviceRoutes } from './devices/devices.routes.ts';
import { orderRoutes } from './orders.routes.ts';
import { settlementRoutes } from './settlement.routes.ts';

/** The routes of channels, devices, orders and settlements. */
export const tradeRoutes: Route[] = [...channelRoutes, ...deviceRoutes, ...orderRoutes, ...settlementRoutes];
