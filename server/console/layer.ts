import type { Exchange, Pardon, Stage, Wire } from '../http/exchange.ts';
import type { Sandbox } from '../database/sandbox.ts';

/** Something that a request passes on its way to its work. */
export interface Layer {
  /** Whether it has anything to do here; asked of every request, so it must cost next to nothing. */
  isOn: (sandbox: Sandbox, exchange: Exchange) => boolean;
  /** Whether it has to do with one whose sender is turned away; one that never has leaves it out. */
  pardons?: (sandbox: Sandbox, exchange: Exchange) => boolean;
  /** Goes on with `rest`, or does something else in its place. */
  pass: Stage;
}

type SandboxOf = (exchange: Exchange, request: Wire['request']) => Sandbox | undefined;

/** One stage of several layers, the outermost first; a request for which none has anything to do goes straight on. */
export function stageOf(layers: readonly Layer[], sandboxOf: SandboxOf): Stage {
  return (exchange, wire, rest) => {
    const sandbox = sandboxOf(exchange, wire.request);
    if (!sandbox) return rest();
    const on = layers.filter((layer) => isMet(layer, sandbox, exchange));
    return on.reduceRight<() => Promise<unknown>>((next, layer) => () => layer.pass(exchange, wire, next), rest)();
  };
}

/** A request whose sender is turned away meets nothing but what pardons it. */
const isMet = (layer: Layer, sandbox: Sandbox, exchange: Exchange): boolean =>
  exchange.refusal === undefined ? layer.isOn(sandbox, exchange) : layer.pardons?.(sandbox, exchange) === true;

/** Pardons whom one of the layers has to do with. */
export const pardonOf =
  (layers: readonly Layer[], sandboxOf: SandboxOf): Pardon =>
  (exchange, request) => {
    const sandbox = sandboxOf(exchange, request);
    return sandbox !== undefined && layers.some((layer) => layer.pardons?.(sandbox, exchange) === true);
  };
