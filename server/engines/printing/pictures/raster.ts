import { PictureFault } from './fault.ts';

/** Pixels of a picture: a photograph of 16 megapixels, or A4 at 400 dpi. */
const mostPixels = 17_000_000;

/** A picture that comes in many passes costs as many times the decoding of its pixels. */
const mostPasses = 32;

const damaged = (): PictureFault => new PictureFault('图片已损坏');

/** How many pixels a picture has across and down. */
interface Size {
  width: number;
  height: number;
}

function checkPixels(width: number, height: number): Size {
  if (width === 0 || height === 0) throw damaged();
  if (width * height > mostPixels) throw new PictureFault(`图片超过 ${mostPixels / 1_000_000} 百万像素`);
  return { width, height };
}

const drawnChunks = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const signatureLength = 8;

/** A PNG without what is not drawn, which may hide compressed texts of any size, and its size; throws PictureFault. */
export function readPng(png: Buffer): { bytes: Buffer } & Size {
  if (png.readBigUInt64BE() !== 0x89504e470d0a1a0an) throw damaged();
  const chunks = [png.subarray(0, signatureLength)];
  let size: Size = { width: 0, height: 0 };
  for (let at = signatureLength; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    if ((name === 'IHDR') !== (at === signatureLength) || at + 12 + length > png.length) throw damaged();
    // PNG specification, 11.2.1.
    if (name === 'IHDR') size = checkPixels(png.readUInt32BE(at + 8), png.readUInt32BE(at + 12));
    if (drawnChunks.includes(name)) chunks.push(png.subarray(at, at + 12 + length));
    at += 12 + length;
    if (name === 'IEND') return { bytes: Buffer.concat(chunks), ...size };
  }
  throw damaged();
}

const [startOfPass, endOfImage] = [0xda, 0xd9];

/** Marks without a segment: fill bytes, restarts, and the zero that follows a byte of the picture itself. */
const isBare = (mark: number): boolean => mark === 0 || mark === 1 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd8);

/** A segment that begins a frame (ITU-T T.81, B.2.2) has a mark of 0xc0 to 0xcf, but for three others. */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

/** A JPEG and its size; throws PictureFault. */
export function readJpeg(bytes: Buffer): { bytes: Buffer } & Size {
  if (bytes.readUInt16BE() !== 0xffd8) throw damaged();
  const sizes: Size[] = [];
  let passes = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 9 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const mark = bytes[at + 1]!;
    if (mark === endOfImage) break;
    if (isFrame(mark)) sizes.push(checkPixels(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)));
    if (mark === startOfPass && ++passes > mostPasses) throw new PictureFault('图片的扫描次数过多');
    at += mark === 0xff ? 1 : isBare(mark) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  if (sizes.length !== 1) throw damaged();
  return { bytes, ...sizes[0]! };
}
