import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '../endpoint.ts';

/** Who calls, as the pacts name it. */
export const consumer = 'understudy-client';

/** Where the pacts are kept. */
const pactFolder = join(import.meta.dirname, '../pacts');

/** The name that Pact gives the file of the pact with a service. */
export const pactFileName = (service: Service): string => `${consumer}-${service}.json`;

/** The file of the pact with a service. */
export const pactFileOf = (service: Service): string => join(pactFolder, pactFileName(service));

/** What is read of an interaction in a pact. */
export interface PinnedInteraction {
  description: string;
  providerStates?: { name: string }[];
}

/** What is read of a pact. */
export interface PactFile {
  provider: { name: string };
  interactions: PinnedInteraction[];
  [other: string]: unknown;
}

/** The files of all pacts. */
export const pactFiles = (): string[] =>
  existsSync(pactFolder)
    ? readdirSync(pactFolder)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => join(pactFolder, file))
    : [];

/** Reads a pact. */
export const readPact = (file: string): PactFile => JSON.parse(readFileSync(file, 'utf8')) as PactFile;

/** The services that have calls of their own. */
export const services: readonly Service[] = ['account', 'juno', 'minerva', 'vesta', 'wrongbook'];
