import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { interactionsIn } from '../../contracts/interactions.mjs';
import { inProject, root } from './paths.mjs';

// Data files go into the bundle as they are when read, so that nothing is parsed or looked for when a school is seeded.
/** @type {import('esbuild').Plugin} */
const contentFiles = {
  name: 'content-files',
  setup: (build) =>
    build.onLoad({ filter: /seed[\\/]content[\\/]files\.mjs$/ }, async () => {
      const { files } = await import('../../seed/content/files.mjs');
      return { contents: `export const files = ${JSON.stringify(files)};` };
    }),
};

// Packages with native parts, and those that only a worker loads: bundling them would gain nothing.
const external = [
  '@e965/xlsx',
  '@libpdf/core',
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/canvas',
  'better-sqlite3',
  'better-sqlite3-13',
  'file-type',
  'libheif-js',
  'pdfjs-dist',
  'pdfkit',
  'sharp',
  'yauzl',
  'zxing-wasm',
];

/** Loaded by few servers, and only when they need them. */
const seldom = ['@fastify/http-proxy', 'mathjs', 'openai'];

/** What CommonJS packages expect and a bundle of modules lacks. */
export const banner = `import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
const require = __createRequire(import.meta.url);
const __filename = __fileURLToPath(import.meta.url);
const __dirname = __fileURLToPath(new URL('.', import.meta.url));`;

/** @type {import('esbuild').BuildOptions} */
const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  minifySyntax: true,
  plugins: [contentFiles],
  logLevel: 'silent',
};

/** The server is one script, which `server/launch.mjs` hands what it lacks. @type {import('esbuild').BuildOptions} */
const server = {
  ...common,
  entryPoints: ['server/main.ts'],
  format: 'cjs',
  external: [...external, ...seldom],
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': '__moduleUrl' },
  banner: { js: '(function (require, module, __moduleUrl) {' },
  footer: { js: '})' },
};

/** @type {import('esbuild').BuildOptions} */
const others = {
  ...common,
  entryPoints: {
    'book-worker': 'server/services/wrongbook/prints/books/worker.ts',
    'console-worker': 'server/console/worker.ts',
    'document-worker': 'server/http/documents/worker.ts',
    'drawing-worker': 'server/engines/simulation/drawing-worker.ts',
    'exam-worker': 'server/services/wrongbook/exams/apart/worker.ts',
    'sheet-worker': 'server/engines/importing/worker.ts',
    'file-worker': 'server/engines/files/worker.ts',
    'integrity-worker': 'server/engines/integrity/worker.ts',
    'password-worker': 'server/engines/passwords/worker.ts',
    'picture-worker': 'server/engines/printing/pictures/worker.ts',
    'print-worker': 'server/engines/printing/worker.ts',
    'scan-worker': 'server/engines/scanning/worker.ts',
    'restoring-worker': 'server/engines/restoring/worker.ts',
    'report-worker': 'server/services/wrongbook/reports/worker.ts',
    'snapshot-worker': 'server/engines/snapshots/worker.ts',
    'scenario-worker': 'seed/scenarios/worker.ts',
    'simulation-worker': 'server/engines/simulation/worker.ts',
    library: 'server/library/library.ts',
    reset: 'seed/reset.ts',
    seed: 'seed/main.ts',
  },
  splitting: true,
  format: 'esm',
  external: [...external, ...seldom],
  banner: { js: banner },
};

/** The library's one function, behind the types that it is described with. */
const started = `
/** Starts a server in this process, see StartOptions. */
export declare function startUnderstudy(options?: StartOptions): Promise<Understudy>;
`;

/** @param {string} outdir @param {import('esbuild').BuildOptions[]} bundles */
async function bundle(outdir, ...bundles) {
  const { build, stop } = await import('esbuild');
  await Promise.all(bundles.map((options) => build(options)));
  // Its service would stay beside the server that runs on in this process.
  await stop();
  cpSync(inProject('server/database/migrations'), `${outdir}/migrations`, { recursive: true });
}

/** Compiles what works beside the server, and the seeding, into a folder. @param {string} outdir */
export const bundleWorkers = (outdir) => bundle(outdir, { ...others, outdir });

/** Compiles the server, its workers and the seeding into a folder. @param {string} outdir */
export async function bundleServer(outdir) {
  await bundle(outdir, { ...server, outfile: `${outdir}/server.cjs` }, { ...others, outdir });
  cpSync(inProject('server/launch.mjs'), `${outdir}/main.js`);
  cpSync(inProject('server/command.mjs'), `${outdir}/command.js`);
  writeFileSync(`${outdir}/library.d.ts`, readFileSync(inProject('server/library/types.ts'), 'utf8') + started);
  // What the console tells of the pacts is a fiftieth of them.
  mkdirSync(`${outdir}/pacts`);
  const interactions = interactionsIn(inProject('contracts/pacts'));
  writeFileSync(`${outdir}/pacts/interactions.json`, JSON.stringify({ interactions }));
}
