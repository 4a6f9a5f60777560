import { failure, success, texts } from '../../../contracts/envelope.ts';
import { forbidden, generalRefusal } from '../../http/errors.ts';
import type { Act, Hit } from './act.ts';

const inJson = ({ wire: { reply } }: Hit, body: object): string => {
  reply.header('Content-Type', 'application/json; charset=utf-8');
  return JSON.stringify(body);
};

/** A page of a gateway, as browsers would show it. */
const page = (title: string): string =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><hr>gateway</body></html>`;

const answering =
  (body: object): Act =>
  async (hit) => {
    await hit.count();
    return inJson(hit, body);
  };

const withPage =
  (status: number, title: string): Act =>
  async ({ wire: { reply }, count }) => {
    await count();
    reply.code(status).header('Content-Type', 'text/html; charset=utf-8');
    return page(title);
  };

const refusing =
  (make: () => Error): Act =>
  async ({ count }) => {
    await count();
    throw make();
  };

const { msg: _, ...unsaid } = failure(500, '');

/** Recipes that answer something else and do nothing. */
export const answers = {
  code: answering(failure(500, '演示故障：结果码不是 200')),
  message: answering({ ...unsaid, message: '演示故障：原因写在 message 里' }),
  'code-401': answering(failure(401, texts.badToken)),
  forbidden: refusing(forbidden),
  'json-file': answering(failure(500, '演示故障：文件没有生成')),
  'web-page': withPage(200, 'Sign in to the gateway'),
  'no-roles': answering(success([])),
  gateway: withPage(502, '502 Bad Gateway'),
  busy: refusing(() => generalRefusal('busy', texts.busy)),
} satisfies Record<string, Act>;
