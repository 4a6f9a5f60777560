import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';
import { callEntries } from '../calls.ts';
import { doneBy, isStale, type Done } from '../effects.ts';
import { isSoak } from '../../server/testing/soak.ts';
import { ask, observe, type Asked } from './answers.ts';
import { filledInput, takenFromState } from './case.ts';
import { plannedOf, type Planned } from './plan.ts';
import { Stage } from './stage.ts';
import { states, type StateName } from './states/states.ts';
import { World } from './states/world.ts';

// Around each write, what all reads answer: whatever has changed must follow from what the write says that it does, so
// that nothing stays on screen as it was. `SOAK=1` writes in every state that allows it, and asks each read in more ways.

// What a job does comes later, at no time that could be foretold.
vi.mock('../../server/jobs/queue.ts', async (original) => ({ ...(await original<object>()), addJob: () => '77' }));

let server: TestApp;
let stage: Stage;

beforeAll(async () => {
  server = await startTestApp();
  stage = new Stage(new World(server.sandbox, inject('worldFile')));
});

afterAll(() => server.close());

const writes = callEntries
  .flatMap(([call, endpoint]) => plannedOf(call, endpoint))
  .filter(({ endpoint, name }) => endpoint.effects && ['success', 'json'].includes(name));

/** The states in which a write is tried: its own, and those of the same person. */
function statesOf({ states: [own] }: Planned): StateName[] {
  const names = Object.keys(states) as StateName[];
  return isSoak ? names.filter((name) => states[name].as === states[own!].as) : [own!];
}

/** Brings a state about and makes ready to write in it; undefined where it does not tell what the write takes. */
function enter(planned: Planned, state: StateName) {
  const values = stage.enter(state);
  if (takenFromState(planned.input).some((name) => values[name] === undefined)) return undefined;
  const input = filledInput(planned.input, (name) => values[name]);
  const token = planned.withToken ? stage.token() : undefined;
  return { values, input, write: () => ask(server.app, { ...planned, input, token }) };
}

/** What was done by a write that was answered in this way. */
function doneIn({ endpoint }: Planned, input: Record<string, unknown>, text: string): Done {
  const { data } = text.startsWith('{') ? (JSON.parse(text) as { data: unknown }) : { data: undefined };
  return doneBy(endpoint, input, data);
}

/** The reads whose answer is another one after a write in a state, without an effect that says so; undefined where it is refused. */
async function unexplained(planned: Planned, state: StateName): Promise<string[] | undefined> {
  const tried = enter(planned, state);
  const first = await tried?.write();
  if (first?.status !== 200) return undefined;
  const { values, input, write } = enter(planned, state)!;
  // What is read again anyway need not be asked.
  const expected = doneIn(planned, tried!.input, first.text);
  const isAsked = ({ endpoint, input: asked }: Asked): boolean => !isStale(endpoint, asked, expected);
  const before = await observe(server.app, stage, values, { inAllWays: isSoak, isAsked });
  const { text } = await write();
  const done = doneIn(planned, input, text);
  const found: string[] = [];
  for (const read of before) {
    const after = await ask(server.app, read);
    // Who may not read any more, such as a teacher who is removed, is shown nothing.
    const isChanged = ![401, 403].includes(after.status) && after.text !== read.answer;
    if (isChanged && !isStale(read.endpoint, read.input, done)) found.push(`${read.call} in: ${state}`);
  }
  return found;
}

describe('the effects of a write', () => {
  it.each(writes.map((planned) => [`${planned.call} (${planned.name})`, planned] as const))(
    'explain all that is another answer after %s',
    async (_, planned) => {
      const results: (string[] | undefined)[] = [];
      for (const state of statesOf(planned)) results.push(await unexplained(planned, state));
      expect(results.some((result) => result !== undefined)).toBe(true);
      expect(results.flatMap((result) => result ?? [])).toEqual([]);
    },
    isSoak ? 600_000 : undefined,
  );
});
