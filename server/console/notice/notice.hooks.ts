import { standInHeader } from '../../../contracts/headers.ts';
import { exchangeOf } from '../../http/exchange.ts';
import type { House } from '../house.ts';
import { sandboxIn } from '../sandbox-in.ts';
import { marksOf } from './marks.ts';

/** Says with each answer what is not as it would be of a real server: the product then asks for the words. */
export function noticeHooks({ app, sandboxes, settings }: House): void {
  const opensBy = settings.key === '' ? 'local' : 'key';
  app.addHook('onSend', (request, reply, payload, done) => {
    const exchange = exchangeOf(request);
    const sandbox = exchange && sandboxIn(exchange, request, sandboxes);
    // One that was replaced meanwhile has nothing to say any more.
    const marks = sandbox?.sqlite.open ? marksOf(sandbox, opensBy) : undefined;
    if (marks !== undefined) reply.header(standInHeader, marks);
    done(null, payload);
  });
}
