import type { CallName } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import { lieOf, misread, type Known, type Liar, type Lie } from './lie.ts';
import type { Input, Reply } from './exchange.ts';

const isFile = ({ status, type }: Reply): boolean => status === 200 && !type.includes('json');

const spoilFile =
  (change: (reply: Reply) => Reply): Liar =>
  async (asked, server) => {
    const reply = await server(asked);
    return isFile(reply) ? change(reply) : reply;
  };

const page = Buffer.from('<!DOCTYPE html><html><body>服务异常</body></html>');

const wrongs: Record<string, (reply: Reply) => Reply> = {
  'is empty': (reply) => ({ ...reply, bytes: Buffer.alloc(0) }),
  'is a page of a browser': (reply) => ({ ...reply, bytes: page }),
  'is called a page of a browser': (reply) => ({ ...reply, type: 'text/html' }),
  'breaks off': (reply) => ({ ...reply, bytes: reply.bytes.subarray(0, reply.bytes.length >> 1) }),
  'has no name': (reply) => ({ ...reply, disposition: '' }),
};

/** A file is none, or holds what was not asked for. */
export function liesAboutFiles(call: CallName, { answers, input }: Endpoint): Lie[] {
  if (answers === 'envelope') return [];
  return [
    ...Object.entries(wrongs).map(([name, change]) => lieOf(call, 'file', `the file ${name}`, spoilFile(change))),
    ...('classId' in input.shape ? [lieOf(call, 'file', 'the file holds other rows', misread(ofAnotherClass))] : []),
  ];
}

function ofAnotherClass(input: Input, known: Known): Input {
  const id = typeof input['classId'] === 'string' ? input['classId'] : known.values.classId;
  const other = id === undefined ? undefined : known.another('class', [id]);
  return other === undefined ? input : { ...input, classId: other };
}
