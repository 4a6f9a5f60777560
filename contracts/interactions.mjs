import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a pact pins, in what state of the server.
 * @typedef {{ description: string, request: { method: string, path: string }, providerStates?: { name: string }[] }} Interaction
 */

/**
 * The interactions of the pacts in a folder, without what is sent and answered. A file of them can be read like a pact.
 * @param {string} folder
 * @returns {Interaction[]}
 */
export function interactionsIn(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => {
    /** @type {{ interactions: Interaction[] }} */
    const { interactions } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return interactions.map(({ description, request: { method, path }, providerStates = [] }) => ({
      description,
      request: { method, path },
      providerStates: providerStates.map(({ name }) => ({ name })),
    }));
  });
}
