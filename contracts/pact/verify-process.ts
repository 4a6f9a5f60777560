import { Verifier } from '@pact-foundation/pact';
import type { BegunValues } from './stage.ts';
import { states, type StateName } from './states/states.ts';

// Pact's verifier prints at length and cannot be told not to: it runs in a process of its own, whose output its parent
// keeps until it is of use. What the verifier needs to know of the provider it asks the parent.

/** What this process is told to do, and what it is told of what it asked. */
export type Order =
  { kind: 'verify'; provider: string; pactFile: string; url: string } | { kind: 'values'; values: BegunValues };

/** What this process asks and tells. */
export type Notice = { kind: 'state'; name: StateName } | { kind: 'done'; kept: boolean };

let hear: (order: Order) => void = () => undefined;

/** One question at a time: the verifier works through its interactions one after the other. */
function ask(question: Notice): Promise<Order> {
  return new Promise((resolve) => {
    hear = resolve;
    process.send!(question);
  });
}

async function enter(name: StateName): Promise<BegunValues> {
  const order = await ask({ kind: 'state', name });
  return order.kind === 'values' ? order.values : {};
}

async function verify({ provider, pactFile, url }: Order & { kind: 'verify' }): Promise<void> {
  const names = Object.keys(states) as StateName[];
  const verifier = new Verifier({
    provider,
    providerBaseUrl: url,
    pactUrls: [pactFile],
    stateHandlers: Object.fromEntries(names.map((name) => [name, async () => ({ ...(await enter(name)) })])),
    logLevel: 'error',
  });
  const kept = await verifier.verifyProvider().then(
    () => true,
    () => false,
  );
  process.send!({ kind: 'done', kept } satisfies Notice);
}

process.on('message', (order: Order) => (order.kind === 'verify' ? void verify(order) : hear(order)));
