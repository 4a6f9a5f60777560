import * as z from 'zod';
import {
  tokenWays,
  upstreamModes,
  upstreamServices,
  type UpstreamService,
} from '../../../contracts/console/upstream-words.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { keptAs } from '../kept.ts';

const setting = z.object({
  mode: z.enum(upstreamModes),
  origin: z.string(),
  tokenWay: z.enum(tokenWays),
  account: z.string(),
  /** Where accounts sign in; "" where that is the upstream itself. */
  accountOrigin: z.string(),
  writes: z.boolean(),
  /** Seconds that the upstream has to begin its answer. */
  timeout: z.number(),
});

/** Where the calls of a service go to. Secrets are kept apart, and not in the sandbox. */
export type Setting = z.output<typeof setting>;

const usualSetting: Setting = {
  mode: 'local',
  origin: '',
  tokenWay: 'own',
  account: '',
  accountOrigin: '',
  writes: false,
  timeout: 30,
};

const kept = keptAs('upstreams', z.partialRecord(z.enum(upstreamServices), setting), {});

/** Where the calls of a service go to from a sandbox. */
export const settingOf = (sandbox: Sandbox, service: UpstreamService): Setting =>
  kept.get(sandbox)[service] ?? usualSetting;

export const keepSetting = (sandbox: Sandbox, service: UpstreamService, value: Setting): void =>
  kept.set(sandbox, { ...kept.get(sandbox), [service]: value });

/** The service of a call, where its calls may go to another server. */
export const serviceOf = ({ service }: Endpoint): UpstreamService | undefined =>
  upstreamServices.find((one) => one === service);
