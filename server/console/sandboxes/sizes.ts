import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A size as people say it. */
export const sizeText = (bytes: number): string =>
  bytes >= 2 ** 30 ? `${(bytes / 2 ** 30).toFixed(1)} GB` : `${Math.ceil(bytes / 2 ** 20)} MB`;

/** Milliseconds for which the size of a folder is good enough: somebody looks at a list, and of hundreds each has hundreds of files. */
const goodFor = 30_000;

const weighed = new Map<string, { bytes: Promise<number>; until: number }>();

/** Bytes of the files in a folder and in those below it, as of half a minute ago at most; 0 where there is none. */
export function sizeOfFolder(folder: string): Promise<number> {
  const now = performance.now();
  const known = weighed.get(folder);
  if (known && known.until > now) return known.bytes;
  for (const [one, { until }] of weighed) if (until <= now) weighed.delete(one);
  const bytes = weigh(folder);
  weighed.set(folder, { bytes, until: now + goodFor });
  return bytes;
}

async function weigh(folder: string): Promise<number> {
  // What goes meanwhile weighs nothing.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map((file) =>
    stat(join(file.parentPath, file.name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
