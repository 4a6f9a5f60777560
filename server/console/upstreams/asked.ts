import type { UpstreamService } from '../../../contracts/console/upstream-words.ts';
import type { Exchange, Wire } from '../../http/exchange.ts';
import type { Caller } from '../../http/gate.ts';
import type { Setting } from './setting.ts';

/** A request of somebody to a service that has an upstream. */
export interface Asked {
  exchange: Exchange;
  wire: Wire;
  caller: Caller;
  service: UpstreamService;
  setting: Setting;
}
