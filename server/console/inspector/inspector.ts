import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandboxes } from '../../database/sandboxes.ts';
import { exchangeOf } from '../../http/exchange.ts';
import { isWithin } from '../faults/lies/honest.ts';
import type { Layer } from '../layer.ts';
import { sandboxNameIn } from '../sandbox-in.ts';
import { recordOf } from './record.ts';
import type { Recorded } from './recorded.ts';
import { Rings } from './ring.ts';
import { Streams } from './streams.ts';
import { followStatements, Trace } from './trace.ts';
import { Watching } from './watching.ts';

/** A request on its way. */
interface Way {
  trace: Trace;
  payload: unknown;
  wasSent: boolean;
}

/** Watches the requests to the services, sandbox by sandbox, and explains each. What is not watched costs nothing. */
export class Inspector {
  readonly rings = new Rings();
  readonly watching = new Watching(followStatements);
  readonly streams = new Streams(this.rings, this.watching);
  private readonly ways = new WeakMap<FastifyRequest, Way>();

  constructor(private readonly sandboxes: Sandboxes) {}

  /** Between a request and its work: what it does in the database is its own. */
  readonly layer: Layer = {
    isOn: () => this.watching.isAny,
    pass: (_exchange, { request }, rest) => {
      const way = this.ways.get(request);
      return way ? way.trace.follow(rest) : rest();
    },
  };

  /** Looks at answers as they go out; to be called when everything that changes them has been added, and before they are packed. */
  hook(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      if (this.watching.isAny && isOfService(request.url) && !isWithin(request)) this.begin(request, reply);
      done();
    });
    app.addHook('onSend', (request, _reply, payload, done) => {
      const way = this.watching.isAny ? this.ways.get(request) : undefined;
      if (way) Object.assign(way, { payload, wasSent: true });
      done(null, payload);
    });
    app.addHook('onResponse', (request, reply, done) => {
      if (this.watching.isAny) this.end(request, reply);
      done();
    });
    app.addHook('preClose', async () => this.streams.close());
    app.addHook('onClose', async () => followStatements(false));
  }

  /** A request that is kept. */
  find = (sandbox: string, id: string): Recorded | undefined => this.rings.of(sandbox).find(id);

  /** Marks a request that another server has answered otherwise, as that is known later than its answer. */
  markDiffering(sandbox: string, id: string): void {
    const found = this.find(sandbox, id);
    if (found) found.summary.differs = true;
  }

  /** Forgets what was kept of a sandbox that is gone. */
  forget(sandbox: string): void {
    this.rings.of(sandbox).clear();
    this.streams.clear(sandbox);
    this.watching.set(sandbox, 'auto');
  }

  private begin(request: FastifyRequest, reply: FastifyReply): void {
    this.ways.set(request, { trace: new Trace(), payload: undefined, wasSent: false });
    // Of a connection that is cut before its answer, the framework tells nobody.
    reply.raw.once('close', () => this.end(request, reply));
  }

  private end(request: FastifyRequest, reply: FastifyReply): void {
    const way = this.ways.get(request);
    if (!way) return;
    this.ways.delete(request);
    const exchange = exchangeOf(request);
    const sandbox = sandboxNameIn(exchange, request, this.sandboxes);
    if (!this.watching.isOn(sandbox)) return;
    const ended = { request, reply, exchange, sandboxes: this.sandboxes, ...way };
    this.rings.add(sandbox, recordOf(ended));
    this.streams.tell(sandbox);
  }
}

const isOfService = (url: string): boolean => url.startsWith('/api/') || /^\/account\/[^#?]/.test(url);
