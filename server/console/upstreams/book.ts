import type { Profile } from '../../../contracts/profile.ts';
import { inThread } from '../pool.ts';
import type { Seen } from '../comparing/task.ts';
import type { Asked } from './asked.ts';
import { Differences } from './differences.ts';
import { Ledger } from './ledger.ts';
import { UpstreamTokens } from './tokens.ts';

/** Answers that wait for their comparison at a time, and bytes of an envelope that is compared: what is beyond is counted alone. */
const mostWaiting = 8;
const mostBytes = 2 * 1_048_576;

/** What is known of the upstreams of all sandboxes, as long as the server runs. */
export class UpstreamsBook {
  /** By which a request is known that comes back to this server. */
  readonly instance = crypto.randomUUID();
  readonly tokens = new UpstreamTokens();
  readonly ledger = new Ledger();
  readonly differences = new Differences();
  private readonly ending = new AbortController();
  private waiting = 0;

  constructor(
    private readonly profile: Profile | null,
    /** Hears of a request that the upstream has answered otherwise. */
    private readonly heard: (sandbox: string, requestId: string) => void = () => undefined,
  ) {}

  /** Aborts when the server ends: what nobody waits for is given up then. */
  get closing(): AbortSignal {
    return this.ending.signal;
  }

  close(): void {
    this.ending.abort();
  }

  forget(sandbox: string): void {
    this.tokens.forget(sandbox);
    this.ledger.forget(sandbox);
    this.differences.forget(sandbox);
  }

  /** Whether one more answer may be waited for; says so where not. */
  begins({ caller, service }: Asked): boolean {
    if (this.waiting < mostWaiting) return true;
    this.ledger.skipped(caller.sandbox.name, service);
    return false;
  }

  /** Compares two answers, once the upstream's is there, and keeps how they differ. */
  async compare(asking: Asked, local: Seen | undefined, coming: Promise<Seen>): Promise<void> {
    this.waiting++;
    try {
      await this.compareNow(asking, local, await coming);
    } catch {
      // Why the upstream could not be asked has been written down; a comparison that failed is one that was not made.
      this.ledger.skipped(asking.caller.sandbox.name, asking.service);
    } finally {
      this.waiting--;
    }
  }

  private async compareNow(
    { exchange, wire, caller, service }: Asked,
    local: Seen | undefined,
    upstream: Seen,
  ): Promise<void> {
    const { name } = caller.sandbox;
    const { call } = exchange;
    const isLarge = [local, upstream].some((seen) => (seen?.bytes?.length ?? 0) > mostBytes);
    if (!local || isLarge) return this.ledger.skipped(name, service);
    const known = this.profile?.calls[call] ?? {};
    const compared = await inThread('compare', { call, local, upstream, known }, name);
    this.ledger.compared(name, service);
    this.differences.add(name, service, call, compared);
    if (compared.found.length === 0) return;
    exchange.differs = true;
    this.heard(name, wire.request.id);
  }
}
