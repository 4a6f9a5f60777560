import { sandboxFile } from '../../server/database/sandbox.ts';
import { readSettings } from '../../server/settings.ts';
import { addStates, statesPath } from './state-routes.ts';
import { buildStaged } from './state-server.ts';

// The stand-in for verifiers of pacts: it works on a copy of the data, which is thrown away at the end.

/** Addresses that nobody reaches from elsewhere: whoever reaches the states can be anybody, and undo everything. */
const loopback = ['127.0.0.1', '::1', 'localhost'];

const { host, port, dataDir } = readSettings(process.env);
const staged = await buildStaged(sandboxFile(dataDir, 'main'));
const isLocal = loopback.includes(host);
if (isLocal) addStates(staged.app, staged.stage);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void staged.close().then(() => process.exit(0)));
const address = await staged.app.listen({ host, port });
process.stdout.write(isLocal ? `前提：${address}${statesPath}\n` : `HOST 不是本机地址，不提供前提：${address}\n`);
