import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Point } from './geometry.ts';
import type { GrayPicture } from './picture.ts';

/** A QR code in a picture; its corners go round clockwise from its own top left, whichever way it lies. */
export interface SeenCode {
  text: string;
  corners: Point[];
}

const options = { formats: ['QRCode' as const], tryRotate: false, tryInvert: false, maxNumberOfSymbols: 8 };

let ready: Promise<unknown> | undefined;

/** Finds the QR codes in a picture; a `thorough` look also tries what small or blurred codes need. */
export async function findCodes(picture: GrayPicture, thorough: boolean): Promise<SeenCode[]> {
  await (ready ??= prepare());
  const found = await readBarcodes(portable(picture), { ...options, tryHarder: true, tryDownscale: thorough });
  return found.map(({ text, position: { topLeft, topRight, bottomRight, bottomLeft } }) => ({
    text,
    corners: [topLeft, topRight, bottomRight, bottomLeft],
  }));
}

/** Reads the library's program from its package: left alone it would ask the network. */
function prepare(): Promise<unknown> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** The picture as a PGM file: a quarter of what the library's other form, with colours, would have it copy. */
function portable({ width, height, data }: GrayPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
