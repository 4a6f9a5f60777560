import type { Endpoint } from '../../contracts/endpoint.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { badToken, HttpError } from '../http/errors.ts';
import type { Caller, Gate } from '../http/gate.ts';
import { holderOf } from '../http/user.ts';
import { Outage, type Log } from './outage.ts';
import { NoAnswer, RealServices, Refused, type Where } from './real.ts';
import { classQueries } from './roster/class.queries.ts';
import { Reading } from './roster/reading.ts';
import { refreshRoster } from './roster/refresh.ts';
import { Rosters } from './rosters.ts';
import type { CompanionSettings } from './settings.ts';
import { namesStrangers } from './strange.ts';
import { noAnswer, Trust } from './trust.ts';
import { openWorld } from './world.ts';

export type { CompanionSettings };

interface Means extends Where {
  sandboxes: Sandboxes;
  settings: CompanionSettings;
  log: Log;
}

/** Lets in whom the real services know, and takes from them who is in their schools. */
export class Companion implements Gate {
  private readonly real: RealServices;
  private readonly trust: Trust;
  private readonly rosters: Rosters;
  private readonly told = new Set<string>();

  constructor(private readonly means: Means) {
    const { upstreams, paths, settings, log } = means;
    this.real = new RealServices({
      upstreams,
      paths,
      timeout: settings.timeout,
      outage: new Outage(log, settings.pause),
    });
    this.trust = new Trust(this.real, settings, (reason) => this.tell(reason));
    this.rosters = new Rosters({
      refresh: settings.refresh,
      pause: 5 * settings.pause,
      read: (caller) => this.read(caller),
      hasAnything: ({ sandbox, user: { schoolId } }) =>
        classQueries(sandbox).hasClasses.get({ schoolId }) !== undefined,
      failed: (error) => this.failed(error),
    });
  }

  async admit(token: string): Promise<Caller['sandbox']> {
    const sandbox = await openWorld(this.means.sandboxes);
    await this.trust.check(sandbox, token);
    const { user, expiresAt } = holderOf(sandbox, token);
    if (user.schoolId === null) throw new HttpError(404, '这里只为学校的教职工提供此功能', 'notFound');
    try {
      await this.rosters.ensure({ sandbox, token, user, expiresAt });
    } catch (error) {
      if (error instanceof NoAnswer) throw noAnswer();
      throw error instanceof Refused ? badToken() : error;
    }
    return sandbox;
  }

  async acquaint(caller: Caller, call: Endpoint, input: object): Promise<void> {
    if (namesStrangers(caller, call, input)) await this.rosters.early(caller);
  }

  /** Reads nothing any more, and waits until what was read has been kept. */
  async close(): Promise<void> {
    this.real.close();
    await this.rosters.settle();
  }

  private async read({ sandbox, token, user }: Caller): Promise<void> {
    const reading = new Reading(this.real, token, (reason) => this.tell(reason));
    try {
      await refreshRoster({ sandbox, reading, user, schoolId: user.schoolId! });
    } catch (error) {
      if (error instanceof Refused) await this.trust.forget(sandbox, token);
      throw error;
    }
  }

  /** What the real services refuse is said once: it stays so until somebody changes something there. */
  private tell(reason: string): void {
    if (this.told.has(reason)) return;
    this.told.add(reason);
    this.means.log.warn({ reason }, 'the accompanied services refuse a call');
  }

  /** An outage has been told about, and a token that is refused ends with the next call. */
  private failed(error: unknown): void {
    if (error instanceof NoAnswer || error instanceof Refused) return;
    this.means.log.error({ err: error }, 'the roster could not be kept');
  }
}
