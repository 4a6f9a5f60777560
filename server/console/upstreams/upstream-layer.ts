import { goneOf } from '../../http/answers.ts';
import { generalRefusal } from '../../http/errors.ts';
import type { Exchange, Wire } from '../../http/exchange.ts';
import type { Layer } from '../layer.ts';
import { askForAnswer, type Asking } from './asking.ts';
import type { UpstreamsBook } from './book.ts';
import { answerWith } from './forward.ts';
import { localAnswer, takeBack } from './local-answer.ts';
import type { Came } from './read-answer.ts';
import { drained, watched } from './seen.ts';
import { serviceOf, settingOf } from './setting.ts';

/** Sends the calls of services to their upstreams, or asks both servers and compares. */
export const upstreamLayer = (book: UpstreamsBook): Layer => ({
  isOn: (sandbox, { endpoint, caller }) => {
    const service = caller && serviceOf(endpoint);
    return service !== undefined && settingOf(sandbox, service).mode !== 'local';
  },
  pass: async (exchange, wire, rest) => {
    const asking = askingOf(book, exchange, wire);
    const { mode } = asking.setting;
    // A file that has come in once cannot be read again: only who answers gets it.
    const isUpload = wire.request.isMultipart();
    if (mode === 'diff') return isUpload ? rest() : answerHere(asking, rest);
    if (isBarred(asking)) throw readOnly(asking);
    return mode === 'spy' && !isUpload ? answerThereComparing(asking, rest) : answerThere(asking);
  },
});

function askingOf(book: UpstreamsBook, exchange: Exchange, wire: Wire): Asking {
  const caller = exchange.caller!;
  const service = serviceOf(exchange.endpoint)!;
  return { book, exchange, wire, caller, service, setting: settingOf(caller.sandbox, service) };
}

/** Whether a call changes something where nothing may be changed. */
const isBarred = ({ exchange, setting }: Asking): boolean => exchange.endpoint.effects !== undefined && !setting.writes;

/** 400, as 403 would end the session. */
const readOnly = ({ service }: Asking) =>
  generalRefusal('upstreamReadOnly', `上游服务 ${service} 只读：在控制台允许写入后才能保存到上游`);

async function answerThere(asking: Asking): Promise<unknown> {
  const { exchange, wire } = asking;
  exchange.step = 'work';
  exchange.given = wire.request.method === 'GET' ? wire.request.query : wire.request.body;
  return send(asking, await askForAnswer(asking, goneOf(wire.reply)));
}

function send({ exchange, wire, service }: Asking, came: Came): unknown {
  exchange.origin = `上游 ${service}`;
  exchange.step = 'done';
  return answerWith(came, wire.reply);
}

/** The upstream answers; what this server would have answered is compared with that afterwards. */
async function answerThereComparing(asking: Asking, rest: () => Promise<unknown>): Promise<unknown> {
  const { book, wire } = asking;
  const coming = askForAnswer(asking, goneOf(wire.reply));
  coming.catch(() => undefined);
  const before = { ...wire.reply.getHeaders() };
  const { seen, payload } = await localAnswer(wire.reply, rest);
  takeBack(wire.reply, before, payload);
  const { came, seen: upstream } = watched(await coming);
  if (book.begins(asking)) void book.compare(asking, seen, upstream);
  return send(asking, came);
}

/** This server answers; what the upstream would have answered is compared with that afterwards. Nobody waits for it. */
async function answerHere(asking: Asking, rest: () => Promise<unknown>): Promise<unknown> {
  const { book, wire } = asking;
  const coming = !isBarred(asking) && book.begins(asking) ? askForAnswer(asking, book.closing) : undefined;
  coming?.catch(() => undefined);
  const { seen, payload, error } = await localAnswer(wire.reply, rest);
  if (coming) void book.compare(asking, seen, coming.then(drained));
  if (error) throw error;
  return payload;
}
