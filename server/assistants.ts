import type { FastifyBaseLogger } from 'fastify';
import type { Sandboxes } from './database/sandboxes.ts';
import { markerOf } from './engines/marking/markers.ts';
import type { ModelSettings } from './engines/marking/model/client.ts';
import { writerOf } from './engines/wording/writer.ts';
import type { Assistants } from './http/assistants.ts';
import { carrierOf } from './http/carrier.ts';
import type { Route } from './http/route.ts';

interface Means {
  sandboxes: Sandboxes;
  /** The routes that are answered here. */
  routes: readonly Route[];
  log: FastifyBaseLogger;
  model: ModelSettings | null;
}

/** Who helps calls; without a model, rules mark. */
export function assistantsOf({ sandboxes, routes, log, model }: Means): Assistants {
  const marker = markerOf({ marker: model });
  const writer = writerOf(model);
  return { marker, writer, carrier: carrierOf(routes, { sandboxes, log, marker, writer }) };
}
