import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { grouped } from '../../server/database/lists.ts';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';
import type { Expected } from '../answers/expected.ts';
import { ask } from './answers.ts';
import { filledInput } from './case.ts';
import { allPlanned, descriptionOf, type Planned } from './plan.ts';
import { Stage } from './stage.ts';
import { World } from './states/world.ts';
import { textPattern } from '../answers/text-pattern.ts';

// Every refusal that has a case carries its name and its text. The pacts leave both open where a real server may word them
// otherwise, so that they are held here.

type Refusal = Planned & { expected: Extract<Expected, { kind: 'refusal' }> };

const isRefusal = (planned: Planned): planned is Refusal => planned.expected.kind === 'refusal';

const refusals = allPlanned().filter(isRefusal);
const groups = grouped(refusals, ({ states }) => states.join(', '));

let server: TestApp;
let stage: Stage;

beforeAll(async () => {
  server = await startTestApp();
  stage = new Stage(new World(server.sandbox, inject('worldFile')));
});

afterAll(() => server.close());

/** What is wrong with the answers in one state; those who are refused leave the world as it is. */
async function faultsIn(group: readonly Refusal[]): Promise<string[]> {
  const [first, ...others] = group[0]!.states;
  const values = stage.enter(first!);
  others.forEach((state) => stage.enter(state));
  const faults: string[] = [];
  for (const planned of group) {
    const { expected, input, withToken } = planned;
    const token = withToken ? stage.token() : undefined;
    const answer = await ask(server.app, { ...planned, input: filledInput(input, (name) => values[name]), token });
    const pattern = textPattern(expected.text);
    const { msg = '' } = JSON.parse(answer.text) as { msg?: string };
    const isWorded = pattern === undefined ? msg === expected.text : new RegExp(pattern).test(msg);
    if (answer.status === expected.code && answer.refusal === expected.rule && isWorded) continue;
    faults.push(`${descriptionOf(planned)}: ${answer.status} ${answer.refusal} ${msg}`);
  }
  return faults;
}

describe('a refusal carries its name and its text', () => {
  it.each([...groups])('where there is %s', async (_, group) => {
    expect(await faultsIn(group)).toEqual([]);
  });
});
