import { deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { printDocument } from '../printing/print.ts';
import { documentOf, sheet } from '../printing/testing/samples.ts';
import type { GrayPicture } from './picture.ts';
import { readPage } from './read-page.ts';
import type { KnownPage } from './reading.ts';
import { dictionary, high, jpegIn, paper, readFirst, resources, whole, wide, x, y } from './testing/jpeg-page.ts';
import { packedPdf, pagePdf, streamOf, type ImagePage } from './testing/page-pdf.ts';
import { bubblesOf, fill } from './testing/pictures.ts';

let known: KnownPage;
let flat: GrayPicture;
let base: ImagePage;

/** The same page with something on it that is not seen: it has to be drawn. */
const drawn = (page: ImagePage): Buffer => pagePdf({ ...page, content: `${page.content}\nBT ET` });

beforeAll(async () => {
  const { pdf, layouts } = printDocument(documentOf(sheet('A4', { copies: [{ code: 'U5-2S' }] })));
  known = { layout: layouts[0]!, page: 1 };
  const printed = await readFirst(pdf);
  expect(printed.isDrawn).toBe(true);
  const form = layouts[0]!.pages[0]!;
  const bubbles = form.regions.filter((region) => region.kind === 'bubble').slice(0, 3);
  flat = fill(
    printed.picture,
    bubblesOf(
      form,
      bubbles.map(({ questionId, option }) => questionId + option),
    ),
  );
  base = { image: await jpegIn(flat), entries: dictionary('/DeviceGray'), content: whole, page: paper + resources };
});

/** What a picture of the page says, without how good it is. */
async function verdicts(picture: GrayPicture) {
  const reading = await readPage(picture, { layoutFor: () => known });
  const { found, code, page, rotation, width, height, questions, digits } = reading;
  const marks = reading.bubbles.map(({ questionId, option, mark }) => `${questionId}${option} ${mark}`);
  const turn = Math.round((rotation ?? NaN) / 90) % 4;
  return { found, code, page, turn, width, height, marks, questions, digits: digits.map(({ mark }) => mark) };
}

const difference = (one: GrayPicture, other: GrayPicture): number =>
  one.data.reduce((sum, value, at) => sum + Math.abs(value - other.data[at]!), 0) / one.data.length;

async function expectSame(file: Uint8Array, page: ImagePage): Promise<GrayPicture> {
  const { picture, isDrawn } = await readFirst(file);
  expect(isDrawn).toBe(false);
  const other = await readFirst(drawn(page));
  expect(other.isDrawn).toBe(true);
  expect([picture.width, picture.height]).toEqual([other.picture.width, other.picture.height]);
  expect(difference(picture, other.picture)).toBeLessThan(4);
  const said = await verdicts(picture);
  expect(said).toMatchObject({ found: 'full', code: 'U5-2S/1' });
  expect(said.marks.filter((mark) => mark.endsWith(' yes'))).toHaveLength(3);
  expect(said).toEqual(await verdicts(other.picture));
  return picture;
}

const turned = (degrees: number): Promise<Buffer> =>
  sharp(flat.data, { raw: { width: wide, height: high, channels: 1 } })
    .rotate(degrees)
    .toColourspace('b-w')
    .jpeg({ quality: 85 })
    .toBuffer();

describe('a page that is one JPEG says what it says when it is drawn', () => {
  it.each([0, 90, 180, 270])('on a page that is turned by %i degrees', async (turn) => {
    const page = { ...base, page: `${base.page}/Rotate ${turn}` };
    const picture = await expectSame(pagePdf(page), page);
    expect((await verdicts(picture)).turn).toBe(turn / 90);
  });

  it.each([
    [90, `q 0 ${-y} ${x} 0 0 ${y} cm /Im0 Do Q`, high, wide],
    [180, `q ${-x} 0 0 ${-y} ${x} ${y} cm /Im0 Do Q`, wide, high],
    [270, `q 0 ${y} ${-x} 0 ${x} 0 cm /Im0 Do Q`, high, wide],
  ])('put there turned by %i degrees', async (turn, content, width, height) => {
    const page = {
      ...base,
      image: await turned(360 - turn),
      entries: dictionary('/DeviceGray', width, height),
      content,
    };
    const picture = await expectSame(pagePdf(page), page);
    expect((await verdicts(picture)).turn).toBe(0);
  });

  const cases: [string, () => Promise<ImagePage> | ImagePage][] = [
    ['of colours', async () => ({ ...base, image: await jpegIn(flat, 'srgb'), entries: dictionary('/DeviceRGB') })],
    [
      'of colours with a profile',
      async () => ({
        ...base,
        image: await jpegIn(flat, 'srgb'),
        entries: dictionary('[/ICCBased 6 0 R]'),
        more: [streamOf('/N 3', Buffer.from('no profile'))],
      }),
    ],
    [
      'of more pixels',
      async () => {
        const large = await sharp(base.image).resize(2_480, 3_508).toColourspace('b-w').jpeg().toBuffer();
        return { ...base, image: large, entries: dictionary('/DeviceGray', 2_480, 3_508) };
      },
    ],
    [
      'packed once more',
      () => ({
        ...base,
        image: deflateSync(base.image),
        entries: dictionary('/DeviceGray').replace('/DCTDecode', '[/FlateDecode/DCTDecode]'),
      }),
    ],
    [
      'with all that the page has inherited',
      () => ({ ...base, page: '', inherited: `${paper}${resources}/Rotate 90` }),
    ],
    [
      'on a part of the plane that begins elsewhere',
      () => ({
        ...base,
        content: `q ${x} 0 0 ${y} 50 -20 cm /Im0 Do Q`,
        page: `/MediaBox[50 -20 ${x + 50} ${y - 20}]${resources}`,
      }),
    ],
    [
      'by several steps, behind a frame of the whole page',
      () => ({
        ...base,
        content: `q Q q 0 0 ${x} ${y} re W n /Cs1 cs 1 0 0 -1 0 ${y} cm q ${x} 0 0 -${y} 0 ${y} cm /Im0 Do Q Q`,
      }),
    ],
    ['with the usual decoding', () => ({ ...base, entries: `${base.entries}/Decode[0 1]` })],
    [
      'in units of its own',
      () => ({
        ...base,
        content: 'q 59.52 0 0 84.192 0 0 cm /Im0 Do Q',
        page: `/MediaBox[0 0 59.52 84.192]/UserUnit 10${resources}`,
      }),
    ],
  ];
  it.each(cases)('%s', async (_, make) => {
    const page = await make();
    await expectSame(pagePdf(page), page);
  });

  it('encrypted, without a password', async () => {
    const pdf = await PDF.load(pagePdf(base));
    pdf.setProtection({ ownerPassword: 'owner' });
    await expectSame(await pdf.save(), base);
  });

  it('with its objects in streams', () => expectSame(packedPdf(base), base));
});
