import type { RecipeName } from '../../../contracts/constants/faults.ts';
import { isAboutTokens } from '../../../contracts/lies/about-tokens.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Layer } from '../layer.ts';
import type { Act, Means } from './act.ts';
import { answers } from './answers.ts';
import { countHit, openFaults, type Fault } from './kept-faults.ts';
import { loseWrite } from './lost-write.ts';
import { hits, isAbout } from './matching.ts';
import { comeLate, comeSlowly, hangUpOn } from './slow.ts';
import { answerStale } from './stale-read.ts';
import { titleOf } from './titles.ts';
import { isWithin } from './lies/honest.ts';
import { noteCaller } from './lies/strangers.ts';

/** Whether it is about those who are turned away before anything else can go wrong. */
const isAboutStrangers = ({ recipe, lie }: Fault): boolean => recipe === 'lie' && isAboutTokens(lie);

/** Lies are derived when somebody tells one. */
const tell: Act = async (hit) => (await import('./lies/tell.ts')).tellLie(hit);

const acts: Readonly<Record<RecipeName, Act>> = {
  ...answers,
  late: comeLate,
  cut: hangUpOn,
  'slow-body': comeSlowly,
  'lost-write': loseWrite,
  'stale-read': answerStale,
  lie: tell,
};

/** What goes wrong on purpose: the first of the faults that are about a request, and hit it. */
export function faultLayer(means: Means): Layer {
  const found = new WeakMap<Exchange, { sandbox: Sandbox; faults: readonly Fault[] }>();
  /** Finds the faults that are about a request and meant. */
  const find = (sandbox: Sandbox, exchange: Exchange, isMeant: (fault: Fault) => boolean): boolean => {
    const open = openFaults(sandbox);
    if (open.length === 0) return false;
    const faults = open.filter((fault) => isAbout(fault, exchange) && isMeant(fault));
    if (exchange.caller && faults.some(isAboutStrangers)) noteCaller(exchange.caller);
    found.set(exchange, { sandbox, faults });
    return faults.length > 0;
  };
  return {
    isOn: (sandbox, exchange) => find(sandbox, exchange, () => true),
    pardons: (sandbox, exchange) => find(sandbox, exchange, isAboutStrangers),
    pass: async (exchange, wire, rest) => {
      const { sandbox, faults } = found.get(exchange)!;
      const fault = isWithin(wire.request) ? undefined : faults.find((one) => hits(one, means.chance()));
      if (!fault) return rest();
      const count = async () => {
        exchange.fault = await titleOf(fault);
        await countHit(sandbox, fault.id);
      };
      return acts[fault.recipe]({ exchange, wire, rest, sandbox, fault, means, count });
    },
  };
}
