import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

// The built server's entry: runs the bundle from what an earlier start has compiled. Node keeps compiled modules by itself
// from 22 on only; a bundle that is one script can be kept by every version.

const file = fileURLToPath(new URL('./server.cjs', import.meta.url));
const compiledFile = fileURLToPath(new URL('./server.compiled', import.meta.url));

/** Milliseconds after which all that a start needs has been compiled, and nothing of it is forgotten yet. */
const settled = 5_000;

/** What was compiled before; undefined where nothing was. */
function compiled() {
  try {
    return readFileSync(compiledFile);
  } catch {
    return undefined;
  }
}

// Not latin1, which is read faster: patterns and tagged templates keep their Chinese when all other text is escaped.
const script = new Script(readFileSync(file, 'utf8'), { filename: file, cachedData: compiled() });

let isKept = false;

/** Keeps what has been compiled; where the folder may not be written to, the next start compiles again. */
function keep() {
  if (isKept || script.cachedDataRejected === false) return;
  isKept = true;
  const fresh = `${compiledFile}.${process.pid}`;
  try {
    writeFileSync(fresh, script.createCachedData());
    renameSync(fresh, compiledFile);
  } catch {
    // Nothing but speed depends on it.
  }
}

setTimeout(keep, settled).unref();
process.once('exit', (code) => {
  if (code === 0) keep();
});
script.runInThisContext()(createRequire(import.meta.url), { exports: {} }, import.meta.url);
