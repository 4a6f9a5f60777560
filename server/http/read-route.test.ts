import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { listGrades } from '../../contracts/vesta/class.ts';
import { helperIds, personaIds, schoolIds } from '../../seed/landmarks.ts';
import { insertToken } from '../account/account.queries.ts';
import { realTime, systemNow } from '../database/clock.ts';
import { copySandbox, type Sandbox } from '../database/sandbox.ts';
import { Sandboxes } from '../database/sandboxes.ts';
import { markerOf } from '../engines/marking/markers.ts';
import { answerFailures } from './failures.ts';
import { carrierOf } from './carrier.ts';
import { readRoute, register } from './route.ts';

// A call with a handler of the test's own, which counts how often it is asked.

let dataDir: string;
let sandboxes: Sandboxes;
let sandbox: Sandbox;
let app: FastifyInstance;
let asked: number;

beforeEach(async () => {
  asked = 0;
  dataDir = mkdtempSync(join(tmpdir(), 'understudy-test-'));
  copySandbox(inject('worldFile'), dataDir, 'main');
  sandboxes = new Sandboxes(dataDir);
  sandbox = sandboxes.find('main')!;
  app = Fastify();
  answerFailures(app, [], () => undefined);
  const grades = readRoute(listGrades, (context) => {
    asked++;
    const rows = context.sandbox.sqlite.prepare('select id, name from grades order by id limit 1').all();
    return (rows as { id: string; name: string }[]).map(({ id, name }) => ({
      gradeId: id,
      gradeName: `${name} ${context.user.name}`,
      classCount: asked,
    }));
  });
  register(app, grades, {
    sandboxes,
    marker: markerOf({ marker: null }),
    writer: null,
    carrier: carrierOf([], { sandboxes, log: app.log, marker: markerOf({ marker: null }), writer: null }),
    paths: {},
    strictAnswers: true,
  });
  await app.ready();
});

afterEach(async () => {
  await app.close();
  sandboxes.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const tokenOf = (userId: string): string => insertToken(sandbox, userId, 'access');
const run = (sql: string, ...values: unknown[]) => sandbox.sqlite.prepare(sql).run(...values);

async function ask(token: string, schoolId: string = schoolIds.junior) {
  const answer = await app.inject({
    url: `${listGrades.path}?schoolId=${schoolId}`,
    headers: { 'blade-auth': `bearer ${token}` },
  });
  return { status: answer.statusCode, grade: answer.json<{ data: { gradeName: string }[] }>().data?.[0]?.gradeName };
}

describe('a read whose answers are remembered', () => {
  it('asks its handler again only when its tables were written', async () => {
    const token = tokenOf(personaIds['school-admin']);
    const first = await ask(token);
    run("insert or replace into settings (key, value) values ('a', 'b')");
    expect(await ask(token)).toEqual(first);
    expect(asked).toBe(1);
    run("update grades set name = '新' || name");
    expect((await ask(token)).grade).toBe(`新${first.grade}`);
    expect(asked).toBe(2);
  });

  it('answers nobody with what another was answered', async () => {
    const first = await ask(tokenOf(personaIds['school-admin']));
    const second = await ask(tokenOf(personaIds['school-master']));
    expect(second.status).toBe(200);
    expect(second.grade).not.toBe(first.grade);
    expect(asked).toBe(2);
  });

  it('checks token, role and reach each time', async () => {
    const admin = personaIds['school-admin'];
    const token = tokenOf(admin);
    expect((await ask(token)).status).toBe(200);
    expect((await ask(token, schoolIds.primary)).status).toBe(403);
    expect((await ask(tokenOf(helperIds['admin-primary']))).status).toBe(403);
    run('delete from user_roles where user_id = ?', admin);
    expect((await ask(token)).status).toBe(403);
    run("delete from tokens where purpose = 'access'");
    expect((await ask(token)).status).toBe(401);
    expect(asked).toBe(1);
  });

  it('counts a token as expired when its time has passed, not when the clock of its sandbox was moved', async () => {
    const token = tokenOf(personaIds['school-admin']);
    expect((await ask(token)).status).toBe(200);
    sandbox.clock.set({ ...realTime, anchorTime: 365 * 86_400_000 });
    expect((await ask(token)).status).toBe(200);
    run('update tokens set expires_at = ?', systemNow() - 1);
    expect((await ask(token)).status).toBe(401);
  });
});
