import { checkAllDead } from './worlds.mjs';

/** @typedef {import('./soak.mjs').Soak} Soak */
/** @typedef {import('./sandbox.mjs').Sandbox} Sandbox */

/** Milliseconds for which somebody looks at the requests as they come. */
const watching = 300;

/** Looks at a sandbox from the console, as whoever teaches with it does. @param {Soak} soak @param {Sandbox} sandbox */
export async function lookFromConsole(soak, sandbox) {
  const { name: sandboxName, random, snapshots } = sandbox;
  const query = { sandbox: sandboxName };
  const looks = [
    () => soak.tell('sandboxes', { query: { keyword: '' } }),
    () => soak.tell('overview'),
    () => soak.tell('scenarios'),
    () => soak.tell('sandboxes/losses', { query }),
    () => soak.tell('requests', { query }),
    () => soak.tell('snapshots', { query }),
    () => soak.change(sandbox, 'inspector/set', { ...query, state: random.pick(['auto', 'on', 'off']) }),
    () => soak.change(sandbox, 'requests/clear', query),
    () => soak.look(sandbox, `/console/api/events?sandbox=${sandboxName}`, { patience: watching }),
    () => checkAllDead(soak),
    async () => {
      const id = random.pick(snapshots)?.id;
      if (id) await soak.tell('snapshot/plan', { query: { ...query, id } });
    },
  ];
  for (let left = 3; left > 0 && !soak.isEnding; left -= 1) await random.pick(looks)?.();
}
