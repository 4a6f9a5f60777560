import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Stop } from './command.mjs';
import { inProject } from './paths.mjs';
import { step } from './print.mjs';
import { run, runNode } from './run.mjs';

const lockFile = inProject('package-lock.json');
const record = inProject('node_modules', '.understudy-lock');
// From Node 22 on SQLite comes compiled; that for Node 20 would take a minute for nothing.
const compiled = Number(process.versions.node.split('.')[0]) < 22 ? ['better-sqlite3', 'esbuild'] : ['esbuild'];
const oldestNode = /** @type {const} */ ([20, 19]);

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Stop(`需要 Node ${oldestNode.join('.')} 或更高版本，当前是 ${process.versions.node}`);
}

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

// Who ran npm by hand has no record yet, but npm's own list tells that everything is there.
function installedByHand() {
  const present = inProject('node_modules', '.package-lock.json');
  if (!existsSync(present)) return false;
  const found = packagesOf(present);
  const wanted = Object.entries(packagesOf(lockFile));
  return wanted.every(([path, entry]) => !path || entry.optional || found[path]?.version === entry.version);
}

/** What the record holds when all is there: native parts are compiled for one version of Node's interface. */
const complete = () => `${lockHash()} ${process.versions.modules}`;

const loadSqlite = "import('./server/database/sqlite.mjs').then(({ Sqlite }) => new Sqlite(':memory:').close())";

/** Whether SQLite is there for this Node; a process that has tried to load it in vain cannot load it any more. */
async function isCompiled() {
  const { code } = await runNode(['--eval', loadSqlite], { capture: true });
  return code === 0;
}

/** What has to be done before everything is installed. @returns {Promise<'unpack' | 'compile' | 'nothing'>} */
async function missingStep() {
  const recorded = existsSync(record) ? readFileSync(record, 'utf8') : '';
  if (recorded === complete()) return 'nothing';
  const isUnpacked = recorded ? recorded.startsWith(lockHash()) : installedByHand();
  if (!isUnpacked) return 'unpack';
  if (!(await isCompiled())) return 'compile';
  writeFileSync(record, complete());
  return 'nothing';
}

// npm ends with pages of usage; what went wrong stands in its first lines.
/** @param {string} output */
const firstErrors = (output) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('npm error'))
    .slice(0, 12)
    .join('\n');

/** @param {string[]} args */
async function runNpm(args) {
  const npm = process.env.npm_execpath;
  // Where no built SQLite can be downloaded it is compiled, with as many processes as there are cores.
  const options = { capture: true, env: { JOBS: 'max' } };
  const result = await (npm?.endsWith('.js') ? runNode([npm, ...args], options) : run('npm', args, options));
  if (result.code !== 0)
    throw new Stop('安装依赖失败，请检查网络后重试（npm ci）', firstErrors(result.output) || result.output);
}

async function unpack() {
  await runNpm(['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress']);
  // Whoever ends the command before SQLite is compiled must not find it installed.
  writeFileSync(record, `${lockHash()} unpacked`);
}

async function compile() {
  await runNpm(['rebuild', ...compiled, '--no-audit', '--no-fund', '--no-progress']);
  writeFileSync(record, complete());
}

/**
 * Installs the dependencies when they are missing or not those of the lock file, and compiles them again when they were
 * compiled for another Node. What needs none of those that are compiled is done meanwhile.
 * @param {() => Promise<void>} [meanwhile]
 */
export async function ensureInstalled(meanwhile = async () => {}) {
  checkNode();
  if (!existsSync(lockFile)) throw new Stop('缺少 package-lock.json，无法安装依赖');
  const missing = await missingStep();
  if (missing === 'nothing') return meanwhile();
  if (missing === 'unpack') await step('安装依赖（首次约需一分钟）', unpack);
  await Promise.all([step(`为 Node ${process.versions.node} 编译依赖`, compile), meanwhile()]);
}
