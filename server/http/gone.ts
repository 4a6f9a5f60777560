import type { FastifyReply } from 'fastify';
import { TaskDropped } from '../workers/task-dropped.ts';

/** Aborts when the connection closes before all of the answer has been sent. */
export function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => raw.writableFinished || gone.abort(new TaskDropped()));
  return gone.signal;
}
