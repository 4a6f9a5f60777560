import { expect, it } from 'vitest';
import { hashInThread } from './engines/passwords/pool.ts';
import { sharing } from './pools.ts';
import { startTestApp } from './testing/app.ts';

it('ends what is shared with the last who has it, however often one gives it back', async () => {
  let ends = 0;
  const share = sharing(async () => void ends++);
  const [one, other] = [share(), share()];
  await one();
  await one();
  expect(ends).toBe(0);
  await other();
  expect(ends).toBe(1);
  await share()();
  expect(ends).toBe(2);
});

it('lets threads finish what a server has given them while another one of the process is closed', async () => {
  const [server, other] = await Promise.all([startTestApp(), startTestApp()]);
  await Promise.all([server.app.ready(), other.app.ready()]);
  const hashes = Promise.all(Array.from({ length: 12 }, (_, number) => hashInThread('secret', String(number))));
  // It waits for no more than its own work.
  const [, hashed] = await Promise.all([other.close(), hashes]);
  expect(new Set(hashed).size).toBe(12);
  await server.close();
});
