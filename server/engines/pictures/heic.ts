import { open, readFile } from 'node:fs/promises';
import type { Failure, Libheif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { mostPixels } from './limits.ts';

const channelCount = 4;

/** Pixels row by row; each has red, green, blue and how opaque it is. */
export interface Pixels {
  width: number;
  height: number;
  channels: typeof channelCount;
  data: Uint8Array;
}

/** Bytes that the planes of one picture may take: four for each pixel, and what they are made from. */
const mostBytes = 8 * mostPixels;

/** Whether a file is of the family of formats (ISO 14496-12) that HEIC belongs to, and nothing else that is accepted. */
export async function isHeic(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.toString('latin1', 4) === 'ftyp';
  } finally {
    await file.close();
  }
}

/** The picture that a HEIC shows first, turned and mirrored as it says; throws where it is damaged or too large. */
export async function readHeic(path: string): Promise<Pixels> {
  // Each file has the program to itself: whatever it does to its memory ends with it.
  const { default: start } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const libheif = start();
  limit(libheif);
  const context = libheif.heif_context_alloc();
  const { code, message } = libheif.heif_context_read_from_memory(context, await readFile(path));
  if (code !== libheif.heif_error_code.heif_error_Ok) throw new Error(message);
  const handle = done(libheif.heif_js_context_get_primary_image_handle(context));
  const { heif_colorspace: spaces, heif_chroma: forms } = libheif;
  const { channels } = done(
    libheif.heif_js_decode_image2(handle, spaces.heif_colorspace_RGB, forms.heif_chroma_interleaved_RGBA),
  );
  const { data, stride, width, height } = channels[0]!;
  const row = channelCount * width;
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) pixels.set(data.subarray(y * stride, y * stride + row), y * row);
  return { width, height, channels: channelCount, data: pixels };
}

/** Sets its limits, by their places in `heif_security_limits` (libheif/heif_security.h). */
function limit(libheif: Libheif): void {
  const limits = new DataView(libheif.HEAPU8.buffer, libheif._heif_get_global_security_limits());
  limits.setBigUint64(8, BigInt(mostPixels), true);
  limits.setBigUint64(64, BigInt(mostBytes), true);
}

function done<Result extends object>(result: Result | Failure): Result {
  if ('message' in result) throw new Error(result.message);
  return result;
}
