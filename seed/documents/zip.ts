import { strToU8, zipSync } from 'fflate';

/** The first moment that a zip can name: no time of day gets into the file. */
const mtime = new Date(1980, 0, 1);

/** The bytes of a zip with the given texts by name. */
export const zip = (parts: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), { mtime }),
  );
