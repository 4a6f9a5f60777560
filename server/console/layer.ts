import type { Exchange, Stage, Wire } from '../http/exchange.ts';
import type { Sandbox } from '../database/sandbox.ts';

/** Something that a request passes on its way to its work. */
export interface Layer {
  /** Whether it has anything to do here; asked of every request, so it must cost next to nothing. */
  isOn: (sandbox: Sandbox, exchange: Exchange) => boolean;
  /** Goes on with `rest`, or does something else in its place. */
  pass: Stage;
}

/** One stage of several layers, the outermost first; a request for which none has anything to do goes straight on. */
export function stageOf(
  layers: readonly Layer[],
  sandboxOf: (exchange: Exchange, wire: Wire) => Sandbox | undefined,
): Stage {
  return (exchange, wire, rest) => {
    const sandbox = sandboxOf(exchange, wire);
    if (!sandbox) return rest();
    const on = layers.filter((layer) => layer.isOn(sandbox, exchange));
    return on.reduceRight<() => Promise<unknown>>((next, layer) => () => layer.pass(exchange, wire, next), rest)();
  };
}
