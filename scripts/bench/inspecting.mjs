import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { alternate, figure } from './ratios.mjs';
import { signIn, startOurs } from './servers.mjs';
import { classPages, load } from './serving.mjs';
import { largeSchool } from './world.mjs';

/** @typedef {import('./bench.mjs').Bench} Bench */

/** What looks at requests may cost: nothing while it is off, and while it is on not much more than the work itself. */
const aims = { off: 0.95, on: 0.4 };

const baselineIs = '同一服务，没有控制台（CONSOLE=off）';

/** @param {string} address @param {'auto' | 'on'} state */
async function watch(address, state) {
  const answer = await fetch(`${address}/console/api/inspector/set`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sandbox: 'main', state }),
  });
  if (answer.status !== 200) throw new Error(`inspector/set: ${answer.status}`);
}

export const inspectorRow = {
  name: 'inspector',
  title: '查看请求的开销',
  /** @param {Bench} bench */
  async run(bench) {
    const { dataDir, bareFile } = await bench.world();
    const copy = join(bench.folder, 'without-console');
    cpSync(dataDir, copy, { recursive: true });
    const paths = classPages(bareFile);
    const watched = await startOurs(dataDir);
    const plain = await startOurs(copy, undefined, { CONSOLE: 'off' });
    try {
      const targetOf = async (/** @type {string} */ address) => ({
        address,
        headers: await signIn(address, largeSchool),
      });
      const [ours, theirs] = [await targetOf(watched.address), await targetOf(plain.address)];
      const figures = [];
      for (const state of /** @type {const} */ (['off', 'on'])) {
        await watch(watched.address, state === 'on' ? 'on' : 'auto');
        const measured = await alternate(
          bench.rounds,
          () => load(ours, paths, bench.seconds),
          () => load(theirs, paths, bench.seconds),
        );
        const named = { name: `inspector-${state}`, title: `班级学生一页，请求查看${state === 'on' ? '开' : '关'}` };
        const aim = { better: /** @type {const} */ ('higher'), ratio: aims[state] };
        figures.push(figure({ ...named, unit: '次/秒', aim, baselineIs, ...measured }));
      }
      return figures;
    } finally {
      await watched.close();
      await plain.close();
    }
  },
};
