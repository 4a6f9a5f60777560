import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { PdfDict as Dict, PdfObject, PdfRef as Ref, PdfStream as Stream } from '@libpdf/core';
import { loneImage, type LoneImage } from './pdf-content.ts';

/** The JPEG that a page consists of, as its dictionary describes it, and where the page puts it. */
export interface PageJpeg extends LoneImage {
  data: Uint8Array;
  width: number;
  height: number;
  /** 1 for grey, 3 for colours. */
  channels: number;
}

/** Finds the JPEG of a page by the number and generation of the page's object. */
export type JpegFinder = (ref: { num: number; gen: number }) => PageJpeg | undefined;

type RefResolver = (ref: Ref) => PdfObject | null;

/** Bytes of the operators of a page, where a hundred put one image on it, and of a JPEG. */
const [longestContent, longestJpeg] = [16_384, 64_000_000];

/** Pages may inherit their resources from so many nodes. */
const deepest = 32;

/** Looks at the objects of a PDF; a file that does not keep to the format has no pages to be found this way. */
export async function openJpegs(path: string): Promise<JpegFinder> {
  const { PDF, PdfRef } = await import('@libpdf/core');
  const pdf = await PDF.load(await readFile(path), { lenient: false });
  const resolve: RefResolver = (ref) => pdf.getObject(ref);
  return ({ num, gen }) => {
    const page = resolve(PdfRef.of(num, gen));
    return page?.type === 'dict' ? jpegOf(page, resolve) : undefined;
  };
}

function jpegOf(page: Dict, resolve: RefResolver): PageJpeg | undefined {
  // Notes and stamps would be drawn above the picture.
  if ((page.getArray('Annots', resolve)?.length ?? 0) > 0) return undefined;
  const content = contentOf(page.get('Contents', resolve), resolve);
  const lone = content === undefined ? undefined : loneImage(content);
  const image = lone && resourcesOf(page, resolve)?.getDict('XObject', resolve)?.get(lone.name, resolve);
  if (!lone || image?.type !== 'stream') return undefined;
  const described = describe(image as Stream, resolve);
  const data = described && jpegBytes(image as Stream);
  return data && { ...lone, ...described, data };
}

/** The operators of a page, which may be in several pieces. */
function contentOf(content: PdfObject | undefined, resolve: RefResolver): string | undefined {
  const pieces =
    content?.type === 'array' ? Array.from({ length: content.length }, (_, at) => content.at(at, resolve)) : [content];
  const texts = pieces.map((piece) => {
    const bytes =
      piece?.type === 'stream' ? unpacked(piece as Stream, filtersOf(piece as Stream), longestContent) : undefined;
    return bytes && Buffer.from(bytes).toString('latin1');
  });
  return texts.includes(undefined) ? undefined : texts.join('\n');
}

/** Names of what the bytes of a stream are packed by; others than names in the file itself are not looked up. */
function filtersOf(stream: Stream): string[] {
  const filter = stream.get('Filter');
  if (!filter) return [];
  const filters = filter.type === 'array' ? Array.from({ length: filter.length }, (_, at) => filter.at(at)) : [filter];
  return filters.map((one) => (one?.type === 'name' ? one.value : ''));
}

/** The bytes of a stream that is packed in the usual way, or not; it throws for more than so many. */
function unpacked(stream: Stream, filters: readonly string[], longest: number): Uint8Array | undefined {
  if (stream.has('DecodeParms') || filters.length > 1 || stream.data.length > longest) return undefined;
  if (filters.length === 0) return stream.data;
  return filters[0] === 'FlateDecode' ? inflateSync(stream.data, { maxOutputLength: longest }) : undefined;
}

/** The bytes of an image that is a JPEG, at most packed once more. */
function jpegBytes(image: Stream): Uint8Array | undefined {
  const filters = filtersOf(image);
  return filters.pop() === 'DCTDecode' ? unpacked(image, filters, longestJpeg) : undefined;
}

function resourcesOf(page: Dict, resolve: RefResolver): Dict | undefined {
  let node: Dict | undefined = page;
  for (let level = 0; node && level < deepest; level++) {
    const resources: Dict | undefined = node.getDict('Resources', resolve);
    if (resources) return resources;
    node = node.getDict('Parent', resolve);
  }
  return undefined;
}

/** What makes an image look otherwise than its JPEG does. */
const changing = ['SMask', 'Mask', 'ImageMask', 'SMaskInData', 'Matte', 'OC', 'Alternates'];

function describe(image: Stream, resolve: RefResolver): Pick<PageJpeg, 'width' | 'height' | 'channels'> | undefined {
  const numberOf = (key: string): number | undefined => image.getNumber(key, resolve)?.value;
  const [width, height] = [numberOf('Width'), numberOf('Height')];
  const channels = channelsOf(image.get('ColorSpace', resolve), resolve);
  const isPlain = image.getName('Subtype', resolve)?.value === 'Image' && !changing.some((key) => image.has(key));
  if (!isPlain || numberOf('BitsPerComponent') !== 8 || !isUsualDecode(image, resolve)) return undefined;
  return width && height && channels ? { width, height, channels } : undefined;
}

/** Whether black is 0 and white is 1 in every channel, said or left out. */
function isUsualDecode(image: Stream, resolve: RefResolver): boolean {
  if (!image.has('Decode')) return true;
  const decode = image.getArray('Decode', resolve);
  const values = Array.from({ length: decode?.length ?? 0 }, (_, at) => decode?.at(at, resolve));
  return values.length > 0 && values.every((value, at) => value?.type === 'number' && value.value === at % 2);
}

const plainSpaces: Readonly<Record<string, number>> = { DeviceGray: 1, CalGray: 1, DeviceRGB: 3, CalRGB: 3 };

/** Channels of a space of greys or of red, green and blue; a page in shades of grey needs no profile. */
function channelsOf(space: PdfObject | undefined, resolve: RefResolver): number | undefined {
  const family = space?.type === 'array' ? space.at(0, resolve) : space;
  if (family?.type !== 'name') return undefined;
  if (family.value !== 'ICCBased' || space?.type !== 'array') return plainSpaces[family.value];
  const profile = space.at(1, resolve);
  const channels = profile?.type === 'stream' ? (profile as Stream).getNumber('N', resolve)?.value : undefined;
  return channels === 1 || channels === 3 ? channels : undefined;
}
