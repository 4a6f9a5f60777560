import type { Stage } from '../http/exchange.ts';
import { faultLayer } from './faults/faults.layer.ts';
import { meansOf } from './faults/means.ts';
import type { House } from './house.ts';
import { stageOf, type Layer } from './layer.ts';
import { sandboxIn } from './sandbox-in.ts';
import { upstreamLayer } from './upstreams/upstream-layer.ts';

/** What requests pass, the outermost first; what hears of the work's statements is next to the work. */
const layersOf = (house: House): Layer[] => [
  faultLayer(meansOf(house)),
  upstreamLayer(house.upstreams),
  house.inspector.layer,
];

/** What requests to the services pass in a server that has a console. */
export const consoleStage = (house: House): Stage =>
  stageOf(layersOf(house), (exchange, { request }) => sandboxIn(exchange, request, house.sandboxes));
