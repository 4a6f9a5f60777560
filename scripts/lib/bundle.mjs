import { cpSync } from 'node:fs';
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

// Packages with native parts, and those that only a thread loads: bundling them would gain nothing.
const external = [
  '@e965/xlsx',
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/canvas',
  'better-sqlite3',
  'better-sqlite3-13',
  'file-type',
  'pdfjs-dist',
  'pdfkit',
  'sharp',
  'yauzl',
  'zxing-wasm',
];

/** What CommonJS packages expect and a bundle of modules lacks. */
export const banner = `import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
const require = __createRequire(import.meta.url);
const __filename = __fileURLToPath(import.meta.url);
const __dirname = __fileURLToPath(new URL('.', import.meta.url));`;

/** Compiles the server, its worker and the seeding into a folder. @param {string} outdir */
export async function bundleServer(outdir) {
  const { build, stop } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      'sheet-thread': 'server/engines/importing/thread.ts',
      'file-thread': 'server/engines/files/thread.ts',
      'password-thread': 'server/engines/passwords/thread.ts',
      'print-thread': 'server/engines/printing/thread.ts',
      'scan-thread': 'server/engines/scanning/thread.ts',
      'report-thread': 'server/services/wrongbook/reports/thread.ts',
      'simulation-thread': 'server/engines/simulation/thread.ts',
      seed: 'seed/main.ts',
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    minifySyntax: true,
    external,
    plugins: [contentFiles],
    banner: { js: banner },
    logLevel: 'silent',
  });
  // Its service would stay beside the server that runs on in this process.
  await stop();
  cpSync(inProject('server/database/migrations'), `${outdir}/migrations`, { recursive: true });
}
