import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { interactionsIn, type Interaction } from '../../../contracts/interactions.mjs';
import type { Endpoint } from '../../../contracts/endpoint.ts';

// The bundle lies where it carries what the pacts pin along; the sources read the pacts themselves.
const folder = ['./pacts', '../../../contracts/pacts']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

let known: readonly Interaction[] | undefined;

/** What the pacts pin of a call, by its path and method; read when somebody first asks. */
export function interactionsOf({ method, path }: Endpoint): readonly Interaction[] {
  known ??= folder === undefined ? [] : interactionsIn(folder);
  return known.filter(({ request }) => request.method === method && request.path === path);
}
