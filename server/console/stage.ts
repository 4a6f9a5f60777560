import type { Exchange, Pardon, Stage, Wire } from '../http/exchange.ts';
import { faultLayer } from './faults/faults.layer.ts';
import { meansOf } from './faults/means.ts';
import type { House } from './house.ts';
import { pardonOf, stageOf, type Layer } from './layer.ts';
import { sandboxIn } from './sandbox-in.ts';
import { upstreamLayer } from './upstreams/upstream-layer.ts';

/** What requests pass, the outermost first; what hears of the work's statements is next to the work. */
const layersOf = (house: House): Layer[] => [
  faultLayer(meansOf(house)),
  upstreamLayer(house.upstreams),
  house.inspector.layer,
];

/** What requests to the services pass in a server that has a console, and who comes as far as that without being let in. */
export function consoleStage(house: House): { stage: Stage; pardon: Pardon } {
  const layers = layersOf(house);
  const sandboxOf = (exchange: Exchange, request: Wire['request']) => sandboxIn(exchange, request, house.sandboxes);
  return { stage: stageOf(layers, sandboxOf), pardon: pardonOf(layers, sandboxOf) };
}
