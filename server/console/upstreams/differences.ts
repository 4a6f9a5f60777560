import type { CallName } from '../../../contracts/calls.ts';
import type { UpstreamService } from '../../../contracts/console/upstream-words.ts';
import type { CaseProfile, Profile } from '../../../contracts/profile.ts';
import { localDateTime, systemNow } from '../../database/clock.ts';
import type { Compared, Found } from '../comparing/task.ts';

interface Kept extends Found {
  key: string;
  service: UpstreamService;
  call: CallName;
  times: number;
  lastTime: number;
}

/** Differences that are kept of a sandbox, the latest; and what one case of its profile lists. */
const mostKept = 500;
const mostListed = 200;

type Calls = Profile['calls'];

/** How the answers of upstreams differ from those here, by sandbox, as long as the server runs. */
export class Differences {
  private readonly kept = new Map<string, Map<string, Kept>>();
  private readonly learned = new Map<string, Calls>();

  add(sandbox: string, service: UpstreamService, call: CallName, { found, learned }: Compared): void {
    const known = this.kept.get(sandbox) ?? new Map<string, Kept>();
    this.kept.set(sandbox, known);
    for (const one of found) {
      const key = [call, one.path, one.judgement, one.local.shape, one.upstream.shape].join(' ');
      const before = known.get(key);
      // What has come last stands last.
      known.delete(key);
      known.set(key, { ...one, key, service, call, times: (before?.times ?? 0) + 1, lastTime: systemNow() });
      if (known.size > mostKept) known.delete(known.keys().next().value!);
    }
    if (learned) this.learn(sandbox, call, learned.name, learned.manner);
  }

  private learn(sandbox: string, call: CallName, name: string, manner: CaseProfile): void {
    const calls: Calls = this.learned.get(sandbox) ?? {};
    this.learned.set(sandbox, calls);
    const cases = (calls[call] ??= {});
    cases[name] = merged(cases[name], manner);
  }

  /** The latest first; as shapes, or with `values` as they are. */
  list(sandbox: string, { service, values }: { service: UpstreamService | undefined; values: boolean }) {
    const told = values ? ('value' as const) : ('shape' as const);
    return [...(this.kept.get(sandbox)?.values() ?? [])]
      .filter((one) => service === undefined || one.service === service)
      .reverse()
      .map(({ local, upstream, lastTime, ...one }) => ({
        ...one,
        local: local[told] || local.shape,
        upstream: upstream[told] || upstream.shape,
        lastTime: localDateTime(lastTime),
      }));
  }

  count = (sandbox: string, service: UpstreamService): number =>
    [...(this.kept.get(sandbox)?.values() ?? [])].filter((one) => one.service === service).length;

  /** What upstreams of a sandbox do where we assume; undefined where nothing is known. */
  profileOf(sandbox: string): Profile | undefined {
    const calls = this.learned.get(sandbox);
    return calls && { understudyProfile: 1, calls };
  }

  forget(sandbox: string): void {
    this.kept.delete(sandbox);
    this.learned.delete(sandbox);
  }
}

function merged(before: CaseProfile | undefined, { differs = [], fields, extra, ...head }: CaseProfile): CaseProfile {
  const all = new Map([...(before?.differs ?? []), ...differs].map((one) => [JSON.stringify(one), one]));
  const listed = [...all.values()].slice(0, mostListed);
  const both = { ...before?.fields, ...fields };
  const more = { ...before?.extra, ...extra };
  return {
    ...before,
    ...head,
    ...(Object.keys(both).length > 0 && { fields: both }),
    ...(Object.keys(more).length > 0 && { extra: more }),
    ...(listed.length > 0 && { differs: listed }),
  };
}
