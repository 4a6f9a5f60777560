import type { Paths } from '../../../contracts/endpoint.ts';
import { openapiDocument } from '../../../contracts/openapi/document.ts';
import { serveTasks } from '../../workers/serve.ts';

serveTasks<Paths, Uint8Array>(
  async (paths) => new TextEncoder().encode(JSON.stringify(openapiDocument(paths))),
  (json) => json,
);
