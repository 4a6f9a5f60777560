import { MatchersV3 } from '@pact-foundation/pact';
import { afterAll, describe, expect, it } from 'vitest';
import type { Service } from '../endpoint.ts';
import { call, callForBlob, parseEnvelope } from '../../client/api/call.ts';
import { setConfig } from '../../client/api/config.ts';
import { CallError } from '../../client/api/errors.ts';
import { writeToken } from '../../client/api/token.ts';
import { fixtureBytes, fixtureFileName, fixtureType } from './fixtures.ts';
import { envelopeMatcher, exampleInput, exampleToken, interactionOf } from './interaction.ts';
import { PactParts } from './parts.ts';
import { allPlanned, descriptionOf, type Planned } from './plan.ts';

declare const jsdom: { reconfigure(settings: { url: string }): void };

function readText(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(this);
  });
}

// Browsers have it, jsdom does not yet.
if (!('text' in Blob.prototype)) Object.assign(Blob.prototype, { text: readText });

const fileOf = ({ file }: Planned): File | undefined =>
  file && new File([fixtureBytes(file).slice()], fixtureFileName, { type: fixtureType });

/** What the client makes of the answer: the data, the blob, or the error. */
async function outcomeOf(planned: Planned): Promise<unknown> {
  const ask = planned.endpoint.answers === 'envelope' ? call : callForBlob;
  try {
    return await ask(planned.endpoint, exampleInput(planned), { file: fileOf(planned) });
  } catch (error) {
    return error;
  }
}

/** Waits until the server that Pact plays has written down that it has answered, which it does late. */
async function noted(interaction: object, port: number): Promise<void> {
  const { pact } = interaction as { pact: { mockServerMatchedSuccessfully: (port: number) => boolean } };
  const look = () => pact.mockServerMatchedSuccessfully(port);
  await expect.poll(look, { interval: 1, timeout: 10_000 }).toBe(true);
}

async function expectFile(outcome: unknown): Promise<void> {
  expect(outcome).toBeInstanceOf(Blob);
  expect((outcome as Blob).type).toBe('application/octet-stream');
}

async function expectEnvelope(outcome: unknown, planned: Planned): Promise<void> {
  const envelope = MatchersV3.reify(envelopeMatcher(planned)) as { code: number; data: unknown; msg: string };
  // Where a file may come, the client hands out an envelope unopened, unless the caller was not let in.
  const closed = outcome instanceof Blob;
  if (closed) expect(await parseEnvelope(outcome)).toEqual(envelope);
  else if (planned.expected.kind !== 'refusal') expect(outcome).toEqual(envelope.data);
  else {
    expect(outcome).toBeInstanceOf(CallError);
    expect(outcome).toMatchObject({ code: envelope.code, status: envelope.code, message: envelope.msg });
  }
}

/**
 * Tests what the client sends to a service and what it makes of the answers, pinned call by call against a server that
 * Pact plays; it writes the pact anew.
 */
export function pinClientOf(service: Service): void {
  const planned = allPlanned().filter(({ endpoint }) => endpoint.service === service);
  const parts = new PactParts(service);

  describe(`the client of ${service}`, () => {
    afterAll(() => parts.join());

    it.each(planned.map((one) => [descriptionOf(one), one] as const))('%s', async (_, one) => {
      const interaction = interactionOf(parts.next(), one);
      await interaction.executeTest(async ({ url, port }) => {
        // The page comes from the same origin, so that no preflight request stands between.
        jsdom.reconfigure({ url });
        setConfig({ services: { [service]: url } });
        sessionStorage.clear();
        if (one.withToken) writeToken(exampleToken);
        const outcome = await outcomeOf(one);
        await (one.expected.kind === 'file' ? expectFile(outcome) : expectEnvelope(outcome, one));
        await noted(interaction, port);
      });
    });
  });
}
