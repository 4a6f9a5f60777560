import type { FastifyReply, FastifyRequest } from 'fastify';
import type { requestResults } from '../../../contracts/console/watching.ts';
import { refusalHeader } from '../../../contracts/refusals.ts';
import { localDateTime, systemNow } from '../../database/clock.ts';
import type { Sandboxes } from '../../database/sandboxes.ts';
import type { Exchange } from '../../http/exchange.ts';
import { answeredOf, type Answered } from './answered.ts';
import { isPrivateCall } from './mask.ts';
import type { Detail, Recorded, Summary } from './recorded.ts';
import { replayOf, sentOf } from './sent.ts';
import type { Trace } from './trace.ts';
import { afterwards, sentence } from './why/sentence.ts';
import { stepsOf, type Step } from './why/steps.ts';
import { rolesOfUser } from './why/words.ts';

/** A request whose answer has gone out. */
export interface Ended {
  request: FastifyRequest;
  reply: FastifyReply;
  /** undefined of an address that is no call. */
  exchange: Exchange | undefined;
  trace: Trace;
  /** What was sent; undefined where the connection ended before. */
  payload: unknown;
  wasSent: boolean;
  sandboxes: Sandboxes;
}

/** About what a record takes beside its texts. */
const frame = 2_000;

/** All that is kept of a request. */
export function recordOf(ended: Ended): Recorded {
  const { request, reply, exchange, trace, payload, wasSent } = ended;
  trace.end(exchange?.isUndone ?? false);
  const path = request.url.split('?')[0]!;
  const sent = sentOf(request, path);
  const answered = answeredOf(reply, payload, isPrivateCall(path));
  const status = wasSent ? reply.statusCode : 0;
  const result = resultOf(status, answered);
  const rule = String(reply.getHeader(refusalHeader) ?? '');
  const summary: Summary = { ...placeOf(ended, path), status, code: answered.code, result, ...markedIn(exchange) };
  const steps = exchange ? explain(ended, { message: answered.message, rule, isFailed: result !== 'ok' }) : [];
  const { headers, answer, message } = answered;
  const told = { rule, message, steps, why: '', after: afterwards(status, answered.code) };
  const written = { statements: statementsOf(trace), statementCount: trace.count, changes: trace.changes() };
  const detail: Detail = { ...told, ...sent, headers, answer, ...written };
  detail.why = sentence(summary, detail, { exchange, error: trace.error });
  const replay = replayOf(request, path);
  return {
    summary,
    detail,
    endpoint: exchange?.endpoint,
    replay: typeof replay === 'string' ? replay : { ...replay, userId: exchange?.caller?.user.id },
    bytes: frame + 2 * (sent.sent.text.length * 2 + answer.text.length) + trace.statements.length * 100,
  };
}

function resultOf(status: number, { code, answer }: Answered): (typeof requestResults)[number] {
  if (status === 0 || status >= 500) return 'failed';
  if (status >= 400) return 'refused';
  return code === 200 || (code === 0 && !answer.type.includes('json')) ? 'ok' : 'refused';
}

function placeOf({ request, reply, exchange }: Ended, path: string) {
  const user = exchange?.caller?.user;
  return {
    requestId: request.id,
    time: localDateTime(systemNow()),
    method: request.method,
    path,
    call: exchange?.call ?? '',
    name: user?.name ?? '',
    account: user?.account ?? '',
    role: user ? rolesOfUser(user) : '',
    took: Math.round(reply.elapsedTime * 1_000),
  };
}

const markedIn = (exchange: Exchange | undefined) => ({
  fault: exchange?.fault ?? '',
  origin: exchange?.origin ?? '',
  differs: exchange?.differs ?? false,
});

const statementsOf = ({ statements }: Trace): Detail['statements'] =>
  statements.map(({ sql, took, rows, isUndone }) => ({ sql, took: Math.round(took * 1_000), rows, isUndone }));

/** A world that was just replaced or closed has nothing to explain itself by. */
function explain(
  { exchange, trace, sandboxes, request }: Ended,
  said: { message: string; rule: string; isFailed: boolean },
): Step[] {
  try {
    return stepsOf({ exchange: exchange!, trace, sandboxes, header: request.headers['blade-auth'], ...said });
  } catch {
    return [];
  }
}
