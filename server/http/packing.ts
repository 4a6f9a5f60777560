import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Paths } from '../../contracts/endpoint.ts';
import type { Profile } from '../../contracts/profile.ts';
import { answerByProfile } from './manner.ts';

/** What is done to answers on their way out. */
export interface Packing {
  /** What a real server does where we assume; answers then come as it gives them. */
  profile?: Profile | null;
}

/**
 * Gives answers the manner of a profile, then packs them: what is packed cannot be changed any more. `addBefore` adds what looks at
 * answers as they go out.
 */
export async function addPacking(
  app: FastifyInstance,
  { profile }: Packing,
  paths: Paths,
  addBefore: () => void = () => undefined,
): Promise<void> {
  if (profile) answerByProfile(app, profile, paths);
  addBefore();
  await app.register(compress, { threshold: 2_048 });
}
