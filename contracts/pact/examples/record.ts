import type { FastifyInstance } from 'fastify';
import type { Recorded } from '../../openapi/examples.ts';
import { ask } from '../answers.ts';
import { filledInput } from '../case.ts';
import { allPlanned, type Planned } from '../plan.ts';
import type { Stage } from '../stage.ts';
import { shortened } from './shorten.ts';

/** The cases that show what a call takes and answers, and what the examples call them. */
const shown: Readonly<Record<string, 'success' | 'json'>> = { success: 'success', json: 'json' };

/** What every call takes and answers, as the stand-in answers it in the state of its case. */
export async function recordExamples(app: FastifyInstance, stage: Stage): Promise<Record<string, Recorded>> {
  const recorded: Record<string, Recorded> = {};
  for (const planned of allPlanned()) {
    const way = shown[planned.name];
    if (way === 'success') recorded[planned.call] = await recordedOf(planned, app, stage);
    if (way === 'json') recorded[planned.call]!.json = (await recordedOf(planned, app, stage)).input;
  }
  return recorded;
}

async function recordedOf(planned: Planned, app: FastifyInstance, stage: Stage): Promise<Recorded> {
  const [state] = planned.states;
  const values = stage.enter(state!);
  const input = filledInput(planned.input, (name) => values[name]);
  const token = planned.withToken ? stage.token() : undefined;
  const { status, text, headers } = await ask(app, { ...planned, input, token });
  if (status !== 200) throw new Error(`${planned.call}: ${status} ${text.slice(0, 200)}`);
  const taken = shortened(input) as Recorded['input'];
  const disposition = headers['content-disposition'];
  if (typeof disposition === 'string') return { input: taken, disposition };
  return { input: taken, answer: shortened(JSON.parse(text)) };
}
