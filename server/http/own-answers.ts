import type { FastifyInstance } from 'fastify';
import type { Paths } from '../../contracts/endpoint.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { addClient, addConfig } from './client.ts';
import { addDocuments } from './documents/documents.ts';
import { addHealth } from './health.ts';

interface Served {
  sandboxes: Sandboxes;
  /** Folder of the built client, where there is one. */
  clientDir: string | undefined;
  clientConfig: object;
  paths: Paths;
}

/** Serves what the server answers besides calls: its health, the documents of its calls, and the client. */
export async function addOwnAnswers(app: FastifyInstance, served: Served): Promise<void> {
  const { sandboxes, clientDir, clientConfig, paths } = served;
  addHealth(app, sandboxes);
  addDocuments(app, paths);
  addConfig(app, clientConfig, paths);
  if (clientDir) await addClient(app, clientDir, clientConfig);
}
