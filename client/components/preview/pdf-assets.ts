// What pdf.js asks for besides itself: its worker, the character maps of texts whose fonts are not within the file, and
// the two fonts that no system has. All come from the package as files of their own, read when a document needs them.
const files = import.meta.glob<string>(
  [
    '../../../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs',
    '../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../node_modules/pdfjs-dist/standard_fonts/Foxit{Dingbats,Symbol}.pfb',
  ],
  { query: '?url', import: 'default', eager: true },
);

const addresses = new Map(Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

/** The address of a file of the package by its name; throws for one that is not packaged. */
function addressOf(name: string): string {
  const address = addresses.get(name);
  if (address === undefined) throw new Error(`pdf.js asks for ${name}, which is not packaged`);
  return address;
}

/** The address of the worker. */
export const workerAddress = (): string => addressOf('pdf.worker.min.mjs');

async function read(name: string): Promise<Uint8Array> {
  const answer = await fetch(addressOf(name));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Hands pdf.js the character maps of the package. */
export class PackagedCMaps {
  /** Named as pdf.js names it. */
  async fetch({ name }: { name: string }): Promise<{ cMapData: Uint8Array; isCompressed: boolean }> {
    return { cMapData: await read(`${name}.bcmap`), isCompressed: true };
  }
}

/** Hands pdf.js the fonts of the package. */
export class PackagedFonts {
  /** Named as pdf.js names it. */
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return read(filename);
  }
}
