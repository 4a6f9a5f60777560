import type { UpstreamService } from '../../../contracts/console/upstream-words.ts';
import { upstreamServices } from '../../../contracts/console/upstream-words.ts';
import { calls } from '../../../contracts/calls.ts';
import { localDateTime, systemNow } from '../../database/clock.ts';
import { inThread } from '../pool.ts';
import { isContract, type Exchanged } from './entry.ts';

interface Entry {
  service: UpstreamService;
  /** Equal exchanges have the same; "" of what cannot stand in a contract. */
  interaction: string;
  json: Uint8Array;
}

/** What a recording holds at most; all of them together; and what waits to be masked. In bytes but the first. */
const mostEntries = 2_000;
const mostBytes = 16 * 1_048_576;
const mostInAll = 96 * 1_048_576;
const mostWaiting = 16 * 1_048_576;

class Recording {
  isOn = false;
  since: number | undefined;
  entries: Entry[] = [];
  bytes = 0;
  dropped = 0;
  readonly salt = crypto.randomUUID();

  /** Lets the first ones go until there is room. */
  shrink(entries: number, bytes: number): void {
    let gone = 0;
    while (this.entries.length - gone > entries || (this.bytes > bytes && gone < this.entries.length)) {
      this.bytes -= this.entries[gone++]!.json.length;
    }
    if (gone > 0) this.entries.splice(0, gone);
    this.dropped += gone;
  }
}

/** What is recorded of the traffic of sandboxes, as long as the server runs. Nothing is kept that was not masked before. */
export class Recorder {
  private readonly recordings = new Map<string, Recording>();
  private waiting = 0;

  isOn = (sandbox: string): boolean => this.recordings.get(sandbox)?.isOn ?? false;

  set(sandbox: string, isOn: boolean): void {
    const recording = this.recordings.get(sandbox) ?? new Recording();
    this.recordings.set(sandbox, recording);
    recording.isOn = isOn;
    if (isOn) recording.since ??= systemNow();
  }

  /** Begins anew, and goes on recording where it did. */
  clear(sandbox: string): void {
    const isOn = this.isOn(sandbox);
    this.recordings.delete(sandbox);
    if (isOn) this.set(sandbox, true);
  }

  forget = (sandbox: string): void => void this.recordings.delete(sandbox);

  /** Records an exchange of a sandbox that is recorded, masked in a thread. */
  async record(sandbox: string, service: UpstreamService, exchanged: Omit<Exchanged, 'salt'>): Promise<void> {
    const recording = this.recordings.get(sandbox);
    if (!recording?.isOn) return;
    const given = { ...exchanged, salt: recording.salt };
    const size = given.bytes?.length ?? 0;
    if (this.waiting + size > mostWaiting) return void recording.dropped++;
    this.waiting += size;
    try {
      const json = await inThread('mask', given, sandbox);
      this.keep(recording, { service, interaction: interactionOf(given), json });
    } catch {
      recording.dropped++;
    } finally {
      this.waiting -= size;
    }
  }

  private keep(recording: Recording, entry: Entry): void {
    recording.entries.push(entry);
    recording.bytes += entry.json.length;
    recording.shrink(mostEntries, mostBytes);
    const all = [...this.recordings.values()];
    const sum = all.reduce((bytes, one) => bytes + one.bytes, 0);
    const largest = all.reduce((most, one) => (one.bytes > most.bytes ? one : most));
    if (sum > mostInAll) largest.shrink(mostEntries, largest.bytes - (sum - mostInAll));
  }

  look(sandbox: string) {
    const recording = this.recordings.get(sandbox);
    const entries = recording?.entries ?? [];
    return {
      isOn: recording?.isOn ?? false,
      since: recording?.since === undefined ? '' : localDateTime(recording.since),
      count: entries.length,
      bytes: recording?.bytes ?? 0,
      dropped: recording?.dropped ?? 0,
      services: upstreamServices.map((service) => {
        const own = entries.filter((entry) => entry.service === service);
        const interactions = new Set(own.map(({ interaction }) => interaction).filter(Boolean)).size;
        return { service, count: own.length, interactions };
      }),
    };
  }

  /** The entries as JSON, of one service or all. */
  entries = (sandbox: string, service?: UpstreamService): Uint8Array[] =>
    (this.recordings.get(sandbox)?.entries ?? [])
      .filter((entry) => service === undefined || entry.service === service)
      .map(({ json }) => json);
}

/** What tells an exchange from others of its call: how it ended, and what was asked for. */
function interactionOf(exchanged: Exchanged): string {
  if (!isContract(exchanged)) return '';
  const { call, status, refusal, query, body } = exchanged;
  const asked = calls[call].method === 'GET' ? query : typeof body === 'object' ? (body.json as object | null) : {};
  return [call, status, refusal, ...Object.keys(asked ?? {}).sort()].join(' ');
}
