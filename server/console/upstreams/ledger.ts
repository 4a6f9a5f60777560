import type { UpstreamService } from '../../../contracts/console/upstream-words.ts';
import { localDateTime, systemNow } from '../../database/clock.ts';

/** How an upstream does. */
interface Standing {
  /** Milliseconds since the epoch; undefined where it answers. */
  failingSince: number | undefined;
  failure: string;
  asked: number;
  compared: number;
  skipped: number;
}

const fresh = (): Standing => ({ failingSince: undefined, failure: '', asked: 0, compared: 0, skipped: 0 });

/** How the upstreams of each sandbox do, as long as the server runs. */
export class Ledger {
  private readonly standings = new Map<string, Standing>();

  private of(sandbox: string, service: UpstreamService): Standing {
    const key = `${sandbox}\n${service}`;
    let known = this.standings.get(key);
    if (!known) this.standings.set(key, (known = fresh()));
    return known;
  }

  answered(sandbox: string, service: UpstreamService): void {
    const standing = this.of(sandbox, service);
    standing.asked++;
    standing.failingSince = undefined;
    standing.failure = '';
  }

  failed(sandbox: string, service: UpstreamService, reason: string): void {
    const standing = this.of(sandbox, service);
    standing.asked++;
    standing.failingSince ??= systemNow();
    standing.failure = reason;
  }

  compared = (sandbox: string, service: UpstreamService): void => void this.of(sandbox, service).compared++;

  /** An answer that was not compared: too much is compared at a time, or too large. */
  skipped = (sandbox: string, service: UpstreamService): void => void this.of(sandbox, service).skipped++;

  look(sandbox: string, service: UpstreamService) {
    const { failingSince, ...standing } = this.of(sandbox, service);
    return { ...standing, failingSince: failingSince === undefined ? '' : localDateTime(failingSince) };
  }

  /** Begins anew with a service, which goes elsewhere now. */
  begin = (sandbox: string, service: UpstreamService): void =>
    void this.standings.set(`${sandbox}\n${service}`, fresh());

  forget(sandbox: string): void {
    for (const key of this.standings.keys()) if (key.startsWith(`${sandbox}\n`)) this.standings.delete(key);
  }
}
