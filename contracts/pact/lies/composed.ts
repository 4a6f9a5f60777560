import type { CallName } from '../../calls.ts';
import { success } from '../../envelope.ts';
import { liesAboutRows } from '../../lies/about-rows.ts';
import type { Asked, Reply, Server } from '../../lies/exchange.ts';
import { bodyOf, isSuccess, withBody, without, type Known, type Liar } from '../../lies/lie.ts';

/** Reads nothing of what is asked but what must be there: no filter, no page, no order. */
function deaf({ endpoint, input }: Asked): Asked['input'] {
  const fields = Object.entries(endpoint.input.shape);
  return without(input, ...fields.filter(([, field]) => field.safeParse(undefined).success).map(([name]) => name));
}

/** Answers with rows of others among its own, one of them twice, and counts none. */
async function careless(asked: Asked, server: Server, known: Known): Promise<Reply> {
  const wrongs = liesAboutRows(asked.call, asked.endpoint).filter(
    ({ sort, name }) => sort === 'scope' || name.endsWith('repeats a row'),
  );
  const told = wrongs.reduce<Server>(
    (before, { make }) => {
      const liar = make();
      return (one) => liar(one, before, known);
    },
    (one) => server({ ...one, input: deaf(one) }),
  );
  const reply = await told(asked);
  if (!isSuccess(reply)) return reply;
  const body = bodyOf(reply);
  const { data } = body;
  const isPage = data !== null && typeof data === 'object' && 'total' in data;
  return isPage ? withBody(reply, { ...body, data: { ...data, total: 0 } }) : reply;
}

/** A server of which every answer has the right shape: it ignores what reads are asked for, mixes and repeats rows, and answers each write from a can. */
export function makeFraud(onTouch: (call: CallName) => void): Liar {
  const cans = new Map<string, Reply>();
  return async (asked, server, known) => {
    const { call, endpoint } = asked;
    const undo = known.keep();
    const honest = await server(asked);
    if (!endpoint.effects && !endpoint.upload) {
      const reply = honest.status === 200 ? await careless(asked, server, known) : honest;
      if (!reply.bytes.equals(honest.bytes)) onTouch(call);
      return reply;
    }
    undo();
    onTouch(call);
    if (honest.status === 401 || honest.status === 403) return honest;
    const can =
      cans.get(call) ?? (honest.status === 200 ? honest : { ...withBody(honest, { ...success({}) }), status: 200 });
    cans.set(call, can);
    return can;
  };
}
