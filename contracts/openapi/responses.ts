import type { Endpoint } from '../endpoint.ts';
import { failure, texts } from '../envelope.ts';
import type { Schema } from './schema.ts';
import type { Content, Examples, Header, Operation, Response } from './shapes.ts';

/** What every answer carries, and what some carry besides. */
export const headers: Record<string, Header> = {
  RequestId: { description: '请求编号，报告问题时请附上', schema: { type: 'string', format: 'uuid' } },
  Refusal: { description: '业务拒绝的名称，见本接口的 x-refusals', schema: { type: 'string' } },
  RetryAfter: { description: '多少秒后再试', schema: { type: 'integer', minimum: 0 } },
  Disposition: { description: '文件名', schema: { type: 'string' } },
};

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });
const requestId = { 'x-request-id': header('RequestId') };

/** The statuses with which calls are refused, by what is alike in all calls. */
const shared: Record<number, { description: string; messages: readonly string[] }> = {
  401: { description: '没有令牌，或令牌无效', messages: [texts.noToken, texts.badToken] },
  403: { description: '角色或归属不允许', messages: [texts.forbidden] },
  404: { description: '此服务没有这个地址', messages: [texts.notFound] },
  405: { description: '地址正确，请求方法不对', messages: [texts.wrongMethod] },
  408: { description: '请求未能及时收完', messages: [texts.tooSlow] },
  413: { description: '请求内容过大', messages: [texts.tooLarge] },
  415: { description: '请求体的类型不对', messages: [texts.wrongMediaType] },
  431: { description: '请求头过大', messages: [texts.tooLarge] },
  500: { description: '服务器出错', messages: [texts.fault] },
  502: { description: '上游服务无法连接', messages: ['上游服务 vesta 无法连接'] },
  503: { description: '服务繁忙，或数据库已损坏', messages: [texts.busy, texts.damaged] },
  504: { description: '上游服务响应超时', messages: ['上游服务 vesta 响应超时'] },
  507: { description: '磁盘已满，未能保存', messages: [texts.diskFull] },
};

const failures = (code: number, messages: readonly string[]): Examples =>
  Object.fromEntries(messages.map((message, at) => [`example${at + 1}`, { value: failure(code, message) }]));

const failureContent = (examples: Examples): Content => ({
  'application/json': { schema: { $ref: '#/components/schemas/Failure' }, examples },
});

/** The refusals that all calls share, by their names in the document. */
export const sharedResponses: Record<string, Response> = Object.fromEntries(
  Object.entries(shared).map(([status, { description, messages }]) => [
    `Refused${status}`,
    {
      description,
      headers: { ...requestId, ...(status === '503' && { 'retry-after': header('RetryAfter') }) },
      content: failureContent(failures(Number(status), messages)),
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

/** Every way in which a call may be answered; `envelope` is the schema of its success, the examples are of both. */
export function responsesOf(
  endpoint: Endpoint,
  envelope: Schema,
  examples: { success: Examples; refused: Examples },
): Operation['responses'] {
  const files: Content = { 'application/octet-stream': { schema: file } };
  const envelopes: Content = { 'application/json': { schema: envelope, examples: examples.success } };
  const content = { envelope: envelopes, file: files, 'file-or-envelope': { ...files, ...envelopes } };
  const others = statusesOf(endpoint).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]);
  const named = Object.values(endpoint.refusals);
  return {
    200: {
      description: '成功',
      headers: {
        ...requestId,
        ...(endpoint.answers !== 'envelope' && { 'content-disposition': header('Disposition') }),
      },
      content: content[endpoint.answers],
    },
    400: {
      description: ['参数有误', ...named].join('；'),
      headers: { ...requestId, 'x-refusal': header('Refusal') },
      content: failureContent(examples.refused),
    },
    ...(Object.fromEntries(others) as Record<string, { $ref: string }>),
  };
}
