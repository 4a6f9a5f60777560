import { askUpstream } from './ask.ts';
import type { Asked } from './asked.ts';
import type { UpstreamsBook } from './book.ts';
import { NotLetIn, Odd, reasonOf, refusalOf } from './failure.ts';
import { passedBy, requestTo } from './forward.ts';
import { readAnswer, refusesToken, type Came } from './read-answer.ts';

/** The same with the book of what upstreams are known for. */
export interface Asking extends Asked {
  book: UpstreamsBook;
}

/** Milliseconds that an upstream has for a file, which it may have to work through first. */
const longestUpload = 300_000;

/** What the upstream answers; throws what people are told where it cannot be used, and writes down since when. */
export async function askForAnswer(asking: Asking, gone: AbortSignal): Promise<Came> {
  const { book, service, caller } = asking;
  const { name } = caller.sandbox;
  try {
    const came = await askAs(asking, gone);
    book.ledger.answered(name, service);
    return came;
  } catch (error) {
    // Who has gone away says nothing of the upstream.
    if (!gone.aborted) book.ledger.failed(name, service, reasonOf(error));
    throw refusalOf(service, error);
  }
}

/** Asks with the token that is known; where it is refused and another can be had, once more. */
async function askAs(asking: Asking, gone: AbortSignal): Promise<Came> {
  const { book, exchange, wire, caller, service, setting } = asking;
  if (wire.request.headers[passedBy] === book.instance) throw new Odd('又把请求送回了本服务');
  const ask = async (anew: boolean): Promise<Came> => {
    const token = await book.tokens.tokenFor(service, setting, caller, anew);
    const { headers, ...request } = requestTo(exchange.endpoint, wire.request, token);
    const isUpload = wire.request.isMultipart();
    const timeout = isUpload ? Math.max(longestUpload, setting.timeout * 1_000) : setting.timeout * 1_000;
    const sent = {
      ...request,
      headers: { ...headers, [passedBy]: book.instance },
      origin: setting.origin,
      timeout,
      gone,
    };
    return readAnswer(exchange.endpoint, await askUpstream(sent));
  };
  const first = await ask(false);
  if (!refusesToken(first)) return first;
  const isLast = setting.tokenWay !== 'persona' || wire.request.isMultipart();
  if (isLast) book.tokens.forgetSignedIn(caller.sandbox.name, service);
  const second = isLast ? first : await ask(true);
  if (refusesToken(second)) throw new NotLetIn('不接受令牌（401）');
  return second;
}
