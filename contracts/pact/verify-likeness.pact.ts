import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { callEntries } from '../calls.ts';
import type { Service } from '../endpoint.ts';
import type { Json } from '../lies/exchange.ts';
import { readProfile } from '../profile.ts';
import type { Spoil } from './broken-server.ts';
import { inBody } from './faults.ts';
import { furtherOf } from './further/further-of.ts';
import { descriptionOf, plannedOf } from './plan.ts';
import { TestServers } from './verify/testing.ts';

// Whether a stand-in that is started with the profile of a server answers as that server does, in each of the services.

let servers: TestServers;

beforeAll(async () => {
  servers = await TestServers.start(inject('worldFile'));
});

afterEach(() => servers.closeOthers());
afterAll(() => servers.close());

/** What a server leaves out, though we assume that it is there. */
const left = new Set(['roleName', 'teacherNames', 'sizeText', 'guardianPhone', 'hasChildren']);

const otherFormat = (name: string, value: Json): Json =>
  name.endsWith('Time') && typeof value === 'string' ? value.replace(' ', 'T') : value;

/** Other statuses, texts, names, formats and fields than we assume. */
const different: Spoil = (answer, path) => {
  const { body } = inBody(({ msg, ...fields }) => ({
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !left.has(name))
        .map(([name, value]) => [name, otherFormat(name, value)]),
    ),
    ...(msg !== undefined && { message: answer.status === 200 ? msg : `服务器：${msg as string}` }),
    ...('schoolId' in fields && { level: 3 }),
  }))(answer, path)!;
  return { status: answer.status === 400 ? 200 : answer.status, body };
};

const casesOf = (service: Service): string[] =>
  callEntries
    .filter(([, endpoint]) => endpoint.service === service && endpoint.provenance !== 'ours')
    .flatMap(([call, endpoint]) => [...plannedOf(call, endpoint), ...furtherOf(call, endpoint)])
    .map(descriptionOf);

describe.each(['juno', 'minerva', 'vesta', 'wrongbook'] as const)('a server of %s that differs', (service) => {
  it('is learned, kept by its profile, and imitated', async () => {
    const cases = casesOf(service);
    const options = ['--service', service];
    const url = await servers.spoilt(different);
    const accepted = await servers.verify(['--url', url, '--accept', 'profile.json', ...options], cases);
    expect(accepted, accepted.text).toMatchObject({ code: 0 });
    const kept = ['--profile', 'profile.json', ...options];
    const again = await servers.verify(['--url', url, ...kept], cases);
    expect(again, again.text).toMatchObject({ code: 0 });
    const profile = readProfile(join(servers.dataDir, 'profile.json'));
    const app = await buildApp({ dataDir: servers.dataDir, profile });
    try {
      const likeness = await app.listen({ host: '127.0.0.1', port: 0 });
      const imitated = await servers.verify(['--url', likeness, ...kept], cases);
      expect(imitated, imitated.text).toMatchObject({ code: 0 });
      const [some] = Object.keys(profile.calls);
      const ofOne = cases.filter((one) => one.startsWith(`${some}:`));
      expect(await servers.verify(['--url', likeness, ...options], ofOne)).toMatchObject({ code: 1 });
    } finally {
      await app.close();
    }
  });
});
