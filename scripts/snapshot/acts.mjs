import { basename } from 'node:path';
import { Stop } from '../lib/command.mjs';
import { say } from '../lib/print.mjs';
import { move } from './move.mjs';

/** @typedef {import('./given.mjs').Given} Given */
/** @typedef {{ id: string, title: string, why: string, createTime: string, bytes: number }} Snapshot */

export const usage =
  '用法：npm run snapshot -- take [名称] | list | restore 快照 | download 快照 [--out 文件] | upload 文件 [--as 新沙箱 --title 名称] | move --to 地址，另可加 --sandbox 名称、--url 地址、--key 口令';

const ending = '.snapshot';

/** @param {number} bytes */
const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} 秒`;

/** @param {Given} given @returns {Promise<Snapshot[]>} */
const listed = async ({ server, sandbox }) => (await server.read('snapshots', { sandbox })).snapshots;

/** The snapshot that is meant: by its number, by its title, or the newest as `last`. @param {Given} given @returns {Promise<Snapshot>} */
async function meant(given) {
  const { word, sandbox } = given;
  if (word === '') throw new Stop('请给出快照的编号或名称，last 是最新的一份');
  const all = await listed(given);
  const [newest] = all;
  const [first, second] = all.filter(({ id, title }) => id === word || title === word);
  if (word === 'last' && newest) return newest;
  if (second) throw new Stop(`沙箱 ${sandbox} 有多份快照叫“${word}”，请用编号：npm run snapshot -- list`);
  if (!first) throw new Stop(`沙箱 ${sandbox} 没有快照“${word}”，可用 npm run snapshot -- list 查看`);
  return first;
}

/** What the command can do, by its first word. @type {Record<string, (given: Given) => Promise<void>>} */
export const acts = {
  async take({ server, sandbox, word }) {
    const { id, title, milliseconds } = await server.write('snapshot/take', { sandbox, title: word });
    say(`已存快照“${title}”（${id}），用时 ${seconds(milliseconds)}`);
  },

  async list(given) {
    const all = await listed(given);
    for (const { id, createTime, bytes, title } of all)
      say(`${id}  ${createTime}  ${megabytes(bytes).padStart(10)}  ${title}`);
    if (all.length === 0) say(`沙箱 ${given.sandbox} 还没有快照`);
  },

  async restore(given) {
    const { server, sandbox } = given;
    const { id, title } = await meant(given);
    const { milliseconds, before } = await server.write('snapshot/restore', { sandbox, id });
    say(
      `沙箱 ${sandbox} 已恢复到“${title}”，用时 ${seconds(milliseconds)}；原来的数据存为快照“${before.title}”（${before.id}）`,
    );
  },

  async download(given) {
    const { server, sandbox, path, out } = given;
    const { id, title } = await meant(given);
    const file = path(out || `${title.replace(/[/\\:]/g, '-')}${ending}`);
    await server.download({ sandbox, id }, file);
    say(`已下载到 ${file}`);
  },

  async upload({ server, sandbox, word, path, title, as }) {
    if (word === '') throw new Stop('请给出快照文件');
    const usual = basename(word, ending).slice(0, 30);
    if (as === '') {
      const made = await server.upload('snapshot/upload', { sandbox, title: title || usual }, path(word));
      say(`已放进沙箱 ${sandbox} 的快照：“${made.title}”（${made.id}）`);
      return;
    }
    await server.upload('snapshot/upload-sandbox', { sandbox: as, title: title || usual }, path(word));
    say(`已建成沙箱 ${as}：${server.address}/account/#/cslogin?sandbox=${as}`);
  },

  move,
};
