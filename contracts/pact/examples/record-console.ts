import type { FastifyInstance } from 'fastify';
import { consoleCalls, type ConsoleCallName } from '../../console/calls.ts';
import type { Endpoint } from '../../endpoint.ts';
import { listMyRoles } from '../../juno/personal.ts';
import type { Recorded } from '../../openapi/examples.ts';
import type { Stage } from '../stage.ts';
import { shortened } from './shorten.ts';

type Input = Recorded['input'];

const main = { sandbox: 'main' };

/** What the calls of the console are asked, in this order, once somebody has asked for their roles while that was watched. */
const asked = (requestId: string): Partial<Record<ConsoleCallName, Input>> => ({
  getConsole: {},
  listSandboxes: {},
  getClock: main,
  listFaults: main,
  listRequests: main,
  getRequest: { ...main, requestId },
  copyCurl: { ...main, requestId },
  sendAgain: { ...main, requestId, account: 'school-admin' },
  getCoverage: main,
  getCallCoverage: { ...main, call: 'listMyRoles' },
  clearRequests: main,
  setInspector: { ...main, state: 'auto' },
  resetCoverage: main,
  setCoverage: { isOn: false },
});

/** What the calls of the console take and answer: those that ask for nothing but the sandbox, and what belongs to a request. */
export async function recordConsole(app: FastifyInstance, stage: Stage): Promise<Record<string, Recorded>> {
  const ask = async (endpoint: Endpoint, input: Input): Promise<unknown> => {
    const { method, path: url } = endpoint;
    const isRead = method === 'GET';
    const sent = isRead ? { query: input as Record<string, string> } : { payload: input };
    const answer = await app.inject({ method, url, ...sent });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    return answer.json();
  };
  stage.world.reset();
  await ask(consoleCalls.setCoverage, { isOn: true });
  await ask(consoleCalls.setInspector, { ...main, state: 'on' });
  const seen = await app.inject({
    url: listMyRoles.path,
    headers: { 'blade-auth': `bearer ${stage.tokenOf('teacher')}` },
  });
  const recorded: Record<string, Recorded> = {};
  for (const [name, input] of Object.entries(asked(String(seen.headers['x-request-id'])))) {
    const answer = await ask(consoleCalls[name as ConsoleCallName], input);
    recorded[name] = { input, answer: shortened(answer) };
  }
  return recorded;
}
