import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { calls } from '../../contracts/calls.ts';
import { success } from '../../contracts/envelope.ts';
import { responder } from './answers.ts';

const data = z.strictObject({
  nobody: z.strictObject({ name: z.string() }).nullable(),
  somebody: z.strictObject({ name: z.string() }).nullable(),
  kind: z.enum(['a', 'b']).nullable(),
  detail: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('words'), words: z.array(z.string()) }),
    z.strictObject({ kind: z.literal('score'), score: z.number().nullable() }),
  ]),
  none: z.union([z.number(), z.string()]).nullable(),
});

it('an answer that leaves a choice is written as it is, without what its schema does not know', () => {
  const value: z.output<typeof data> = {
    nobody: null,
    somebody: { name: '“周”\n' },
    kind: null,
    detail: { kind: 'score', score: null },
    none: null,
  };
  const { respond } = responder({ ...calls.getSubmission, data }, false);
  const reply = { header: () => reply } as unknown as FastifyReply;
  const written = respond({ ...value, somebody: { ...value.somebody, secret: 1 } }, reply);
  expect(JSON.parse(String(written))).toEqual(success(value));
});
