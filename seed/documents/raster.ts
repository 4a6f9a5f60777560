import { crc32, deflateSync } from 'node:zlib';

const white = 255;

/** A picture in shades of grey, drawn with upright and level strokes; all measures are pixels, shade 0 is black. */
export class Raster {
  readonly pixels: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = Buffer.alloc(width * height, white);
  }

  fill(left: number, top: number, width: number, height: number, shade = 0): void {
    for (let y = top; y < top + height; y++) {
      this.pixels.fill(shade, y * this.width + left, y * this.width + left + width);
    }
  }

  frame(left: number, top: number, width: number, height: number, thickness: number, shade = 0): void {
    this.fill(left, top, width, thickness, shade);
    this.fill(left, top + height - thickness, width, thickness, shade);
    this.fill(left, top, thickness, height, shade);
    this.fill(left + width - thickness, top, thickness, height, shade);
  }

  /** A dashed line, level or upright. */
  dashes(left: number, top: number, length: number, upright: boolean, shade = 0): void {
    const dash = 5;
    for (let at = 0; at + dash <= length; at += 2 * dash) {
      if (upright) this.fill(left, top + at, 1, dash, shade);
      else this.fill(left + at, top, dash, 1, shade);
    }
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The bytes of a PNG (its specification: 5.3 chunks, 11.2.1 header, 9.2 filter type 0). */
export function encodePng({ width, height, pixels }: Raster): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) pixels.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const [short, long] = [3, 4];
const fieldLength = 12;

/** Fields of a page's directory in the order of their tags (TIFF 6.0, section 8; compression 8 is Deflate). */
const fieldsOf = ({ width, height }: Raster, offset: number, size: number): [number, number, number][] => [
  [256, long, width],
  [257, long, height],
  [258, short, 8],
  [259, short, 8],
  [262, short, 1],
  [273, long, offset],
  [277, short, 1],
  [278, long, height],
  [279, long, size],
];

/** The bytes of a TIFF with one page for each picture. */
export function encodeTiff(pages: readonly Raster[]): Buffer {
  const parts = [Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])];
  let at = 8;
  pages.forEach((page, index) => {
    const strip = deflateSync(page.pixels);
    const fieldCount = fieldsOf(page, 0, 0).length;
    const offset = at + 2 + fieldCount * fieldLength + 4;
    const directory = Buffer.alloc(offset - at);
    directory.writeUInt16LE(fieldCount, 0);
    fieldsOf(page, offset, strip.length).forEach(([tag, type, value], position) => {
      const start = 2 + position * fieldLength;
      directory.writeUInt16LE(tag, start);
      directory.writeUInt16LE(type, start + 2);
      directory.writeUInt32LE(1, start + 4);
      directory.writeUInt32LE(value, start + 8);
    });
    at = offset + strip.length;
    // The last page's directory names no next one.
    if (index < pages.length - 1) directory.writeUInt32LE(at, directory.length - 4);
    parts.push(directory, strip);
  });
  return Buffer.concat(parts);
}
