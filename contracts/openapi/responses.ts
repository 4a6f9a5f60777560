import type { Endpoint } from '../endpoint.ts';
import { texts } from '../envelope.ts';
import { generalRefusals, refusalHeader, type GeneralRefusal } from '../refusals.ts';
import { failuresOf, refusedBy, shownBy, type Recorded } from './examples.ts';
import type { Schema } from './schema.ts';
import type { Content, Examples, Header, Operation, Response } from './shapes.ts';

/** What every answer carries, and what some carry besides. */
export const headers: Record<string, Header> = {
  RequestId: { description: '请求编号，报告问题时请附上', schema: { type: 'string', format: 'uuid' } },
  RetryAfter: { description: '多少秒后再试', schema: { type: 'integer', minimum: 0 } },
};

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const requestId = { 'x-request-id': header('RequestId') };

/** The header that names a refusal, by the names that it may carry. */
const named = (names: string[]): Record<string, Header> => ({
  [refusalHeader]: { description: '拒绝的名称，供程序判断', schema: { type: 'string', enum: [...new Set(names)] } },
});

/** The names of the refusals that all calls share with a status. */
const generalNames = (status: number): string[] =>
  Object.entries(generalRefusals).flatMap(([name, own]) => (own === status ? [name] : []));

/** The statuses with which calls are refused, by what is alike in all calls, and what each refusal says. */
const shared: Record<number, { description: string; says: Partial<Record<GeneralRefusal, string>> }> = {
  401: {
    description: '没有令牌，或令牌无效',
    says: { noToken: texts.noToken, badToken: texts.badToken, restored: texts.restored },
  },
  403: { description: '角色或归属不允许', says: { forbidden: texts.forbidden } },
  404: { description: '此服务没有这个地址', says: { notFound: texts.notFound } },
  405: { description: '地址正确，请求方法不对', says: { wrongMethod: texts.wrongMethod } },
  408: { description: '请求未能及时收完', says: { tooSlow: texts.tooSlow } },
  413: { description: '请求内容过大', says: { tooLarge: texts.tooLarge } },
  415: { description: '请求体的类型不对', says: { wrongMediaType: texts.wrongMediaType } },
  431: { description: '请求头过大', says: { headersTooLarge: texts.tooLarge } },
  500: { description: '服务器出错', says: { fault: texts.fault } },
  502: {
    description: '上游服务无法使用',
    says: {
      upstreamGone: '上游服务 vesta 无法连接',
      upstreamOdd: '上游服务 vesta 回的是网页，不是数据（HTTP 200）',
      upstreamToken: '上游服务 vesta 不接受令牌（HTTP 401）',
    },
  },
  503: { description: '服务繁忙，或数据库已损坏', says: { busy: texts.busy, damaged: texts.damaged } },
  504: { description: '上游服务响应超时', says: { upstreamLate: '上游服务 vesta 响应超时' } },
  507: { description: '磁盘已满，未能保存', says: { diskFull: texts.diskFull } },
};

const failureContent = (examples: Examples): Content => ({
  'application/json': { schema: { $ref: '#/components/schemas/Failure' }, examples },
});

/** The refusals that all calls share, by their names in the document. */
export const sharedResponses: Record<string, Response> = Object.fromEntries(
  Object.entries(shared).map(([status, { description, says }]) => [
    `Refused${status}`,
    {
      description,
      headers: {
        ...requestId,
        ...named(generalNames(Number(status))),
        ...(status === '503' && { 'retry-after': header('RetryAfter') }),
      },
      content: failureContent(failuresOf(Number(status), says)),
    },
  ]),
);

/** Which of the shared refusals a call may answer. */
function statusesOf({ method, open, effects }: Endpoint): number[] {
  return [
    ...(open ? [] : [401, 403]),
    ...[404, 405, 431, 500, 502, 503, 504],
    ...(method === 'POST' ? [408, 413, 415] : []),
    ...(effects ? [507] : []),
  ];
}

const file: Schema = { type: 'string', contentMediaType: 'application/octet-stream', format: 'binary' };

const eventStream: Schema = { type: 'string', description: '每个事件的 data 是一段 JSON' };

const dispositionOf = ({ disposition }: Partial<Recorded> = {}): Header => ({
  description: '文件名',
  schema: { type: 'string' },
  ...(disposition !== undefined && { example: disposition }),
});

/** The schemas of what a call takes and of its envelope. */
interface Schemas {
  input: Schema;
  envelope: Schema;
}

/** Every way in which a call may be answered; `shown` is what was answered once. */
export function responsesOf(
  endpoint: Endpoint,
  { input, envelope }: Schemas,
  shown?: Recorded,
): Operation['responses'] {
  const files: Content = { 'application/octet-stream': { schema: file } };
  const envelopes: Content = { 'application/json': { schema: envelope, examples: shownBy(shown?.answer) } };
  const events: Content = { 'text/event-stream': { schema: eventStream } };
  const content = { envelope: envelopes, file: files, 'file-or-envelope': { ...files, ...envelopes }, events };
  const others = statusesOf(endpoint).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]);
  return {
    200: {
      description: '成功',
      headers: {
        ...requestId,
        ...(endpoint.answers.startsWith('file') && { 'content-disposition': dispositionOf(shown) }),
      },
      content: content[endpoint.answers],
    },
    400: {
      description: ['参数有误', ...Object.values(endpoint.refusals)].join('；'),
      headers: { ...requestId, ...named([...Object.keys(endpoint.refusals), ...generalNames(400)]) },
      content: failureContent(refusedBy(endpoint, input)),
    },
    ...(Object.fromEntries(others) as Record<string, { $ref: string }>),
  };
}
