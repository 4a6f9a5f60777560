import { devicesModule } from './devices.ts';
import { tradeModule } from './trade.ts';
import { usageModule } from './usage.ts';

/** What channels sell and look after, and last, as it sums up orders too, how schools use the product. */
export const channelModules = [tradeModule, devicesModule, usageModule];
