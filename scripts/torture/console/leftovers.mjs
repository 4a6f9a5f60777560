import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Broken } from '../ledger.mjs';
import { checkIntegrity, inDatabase } from './tables.mjs';

const ofSandbox =
  /^([a-z0-9][a-z0-9-]*)\.(sqlite(-wal|-shm)?|initial(-wal|-shm|\.files)?|files|key|about\.json|aside)$/;
const ofServer = ['scenarios', 'server-name', 'snapshots'];
const ofSnapshot = /^(\d{8}-\d{6}-[0-9a-f]{4})\.(json|snapshot)$/;

// What was laid aside when a world was taken back lies there until it is packed, by the next server where one has ended.

/** @param {string} folder */
const list = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** @param {string} dataDir @param {readonly string[]} names */
function checkFolder(dataDir, names) {
  const known = (/** @type {string} */ entry) => {
    const name = ofSandbox.exec(entry)?.[1];
    return name === undefined ? ofServer.includes(entry) : names.includes(name);
  };
  const left = list(dataDir).filter((entry) => !known(entry));
  if (left.length > 0) throw new Broken(`数据文件夹里有多余的 ${left.join('、')}`);
}

/** @param {string} dataDir @param {readonly string[]} names */
function checkSnapshots(dataDir, names) {
  const root = join(dataDir, 'snapshots');
  const arrivals = list(join(root, '.arrivals')).flatMap((folder) => list(join(root, '.arrivals', folder)));
  if (arrivals.length > 0) throw new Broken(`快照里有多余的 ${arrivals.join('、')}`);
  for (const name of list(root).filter((entry) => entry !== '.arrivals')) {
    if (!names.includes(name)) throw new Broken(`已删除的沙箱 ${name} 还有快照`);
    const entries = list(join(root, name));
    const odd = entries.filter((entry) => !isWhole(entry, entries));
    if (odd.length > 0) throw new Broken(`沙箱 ${name} 的快照里有多余的 ${odd.join('、')}`);
  }
}

/** @param {string} entry @param {readonly string[]} entries */
function isWhole(entry, entries) {
  const [, id, ending] = ofSnapshot.exec(entry) ?? [];
  return id !== undefined && entries.includes(`${id}.${ending === 'json' ? 'snapshot' : 'json'}`);
}

/** @param {string} dataDir */
function checkScenarios(dataDir) {
  const root = join(dataDir, 'scenarios');
  const odd = list(root).filter((entry) => !existsSync(join(root, entry, 'prepared.json')));
  if (odd.length > 0) throw new Broken(`场景里有多余的 ${odd.join('、')}`);
  return list(root).map((entry) => join(root, entry, 'world.sqlite'));
}

/**
 * Throws unless a folder of data holds what belongs to these sandboxes and nothing more, and no database is damaged.
 * @param {string} dataDir @param {readonly string[]} names @returns {number} how many databases have been looked through
 */
export function checkLeftovers(dataDir, names) {
  checkFolder(dataDir, names);
  checkSnapshots(dataDir, names);
  for (const name of names) {
    const incoming = list(join(dataDir, `${name}.files`, 'incoming'));
    if (incoming.length > 0) throw new Broken(`沙箱 ${name} 里接收到一半的文件没有清理：${incoming.join('、')}`);
  }
  const files = [
    ...names.flatMap((name) => [join(dataDir, `${name}.sqlite`), join(dataDir, `${name}.initial`)]),
    ...checkScenarios(dataDir),
  ];
  for (const file of files) inDatabase(file, (sqlite) => checkIntegrity(file, sqlite));
  return files.length;
}
