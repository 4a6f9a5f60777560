import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localDateTime, systemNow } from '../../database/clock.ts';
import type { Sandboxes } from '../../database/sandboxes.ts';
import { exchangeOf } from '../../http/exchange.ts';
import { isWithin } from '../faults/lies/honest.ts';
import { sandboxNameIn } from '../sandbox-in.ts';
import { Tally } from './tally.ts';
import { usedBy } from './used.ts';

/** The most sandboxes whose use is told apart; what was used in the one that was silent longest is then forgotten. */
const mostTallies = 500;

/** Requests of a call whose answers are all looked into, and of those after that one in so many. */
const allRead = 100;
const oneIn = 20;

/** Counts what requests use of what calls declare, while that is switched on. */
export class Counting {
  isOn = false;
  private readonly tallies = new Map<string, Tally>();
  private readonly payloads = new WeakMap<FastifyRequest, unknown>();

  constructor(private readonly sandboxes: Sandboxes) {}

  /** Looks at answers as they go out. */
  hook(app: FastifyInstance): void {
    app.addHook('onSend', (request, _reply, payload, done) => {
      if (this.isOn && exchangeOf(request) && !isWithin(request)) this.payloads.set(request, payload);
      done(null, payload);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const exchange = this.isOn ? exchangeOf(request) : undefined;
      if (exchange && this.payloads.has(request)) {
        const tally = this.tallyOf(sandboxNameIn(exchange, request, this.sandboxes));
        const asked = tally.requests(exchange.call);
        const isRead = !tally.isSeen(exchange.call) && (asked < allRead || asked % oneIn === 0);
        tally.note(exchange.call, usedBy(exchange, reply, this.payloads.get(request), isRead));
      }
      done();
    });
  }

  /** What was used in a sandbox, or in all together; since when is that of the one that was begun first. */
  used(sandbox: string): Tally {
    if (sandbox !== '') return this.tallies.get(sandbox) ?? new Tally('');
    const all = [...this.tallies.values()];
    const together = new Tally(all.map(({ since }) => since).sort()[0] ?? '');
    for (const tally of all) together.add(tally);
    return together;
  }

  /** Begins anew, in one sandbox or in all. */
  reset(sandbox: string): void {
    if (sandbox === '') this.tallies.clear();
    else this.tallies.delete(sandbox);
  }

  private tallyOf(sandbox: string): Tally {
    const known = this.tallies.get(sandbox);
    if (known) return known;
    const tally = new Tally(localDateTime(systemNow()));
    this.tallies.set(sandbox, tally);
    if (this.tallies.size > mostTallies) this.tallies.delete(this.tallies.keys().next().value!);
    return tally;
  }
}
