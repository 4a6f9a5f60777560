import { beforeAll, describe, expect, it } from 'vitest';
import { dictionary, high, jpegIn, paper, readFirst, resources, whole, wide, x, y } from './testing/jpeg-page.ts';
import { pagePdf, streamOf, type ImagePage } from './testing/page-pdf.ts';

const flat = { width: wide, height: high, data: new Uint8Array(wide * high).fill(90) };
let base: ImagePage;

beforeAll(async () => {
  base = { image: await jpegIn(flat), entries: dictionary('/DeviceGray'), content: whole, page: paper + resources };
  expect((await readFirst(pagePdf(base))).isDrawn).toBe(false);
});

describe('a page is drawn that', () => {
  const cases: [string, (page: ImagePage) => Promise<ImagePage> | ImagePage][] = [
    ['has its picture mirrored', (page) => ({ ...page, content: `q ${-x} 0 0 ${y} ${x} 0 cm /Im0 Do Q` })],
    [
      'has its picture upside down in a mirror',
      (page) => ({ ...page, content: `q ${x} 0 0 ${-y} 0 ${y} cm /Im0 Do Q` }),
    ],
    ['has its picture turned and mirrored', (page) => ({ ...page, content: `q 0 ${y} ${x} 0 0 0 cm /Im0 Do Q` })],
    ['has its picture at a slant', (page) => ({ ...page, content: `q ${x} 9 -9 ${y} 0 0 cm /Im0 Do Q` })],
    ['has a margin', (page) => ({ ...page, content: `q 500 0 0 700 40 40 cm /Im0 Do Q` })],
    ['is cut', (page) => ({ ...page, page: `${page.page}/CropBox[20 20 580 800]` })],
    ['is seen through a smaller frame', (page) => ({ ...page, content: `20 20 500 500 re W n ${page.content}` })],
    ['has two pictures', (page) => ({ ...page, content: `${page.content} ${page.content}` })],
    ['has text', (page) => ({ ...page, content: `${page.content} BT ET` })],
    ['has a line', (page) => ({ ...page, content: `${page.content} 0 0 m 90 90 l S` })],
    ['has a filled box', (page) => ({ ...page, content: `${page.content} 10 10 50 50 re f` })],
    ['sets a state', (page) => ({ ...page, content: `/G0 gs ${page.content}` })],
    ['has marks around its picture', (page) => ({ ...page, content: `/OC /L0 BDC ${page.content} EMC` })],
    [
      'has a note',
      (page) => ({
        ...page,
        page: `${page.page}/Annots[6 0 R]`,
        more: ['<</Type/Annot/Subtype/Square/Rect[9 9 99 99]>>'],
      }),
    ],
    [
      'has its picture within a form',
      (page) => ({
        ...page,
        page: `${paper}/Resources<</XObject<</Im0 6 0 R>>>>`,
        content: '/Im0 Do',
        more: [streamOf(`/Type/XObject/Subtype/Form/BBox[0 0 ${x} ${y}]${resources}`, Buffer.from(whole))],
      }),
    ],
    [
      'has a soft mask',
      (page) => ({
        ...page,
        entries: `${page.entries}/SMask 6 0 R`,
        more: [
          streamOf(
            '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray',
            Buffer.from([128]),
          ),
        ],
      }),
    ],
    ['has a mask of colours', (page) => ({ ...page, entries: `${page.entries}/Mask[250 255]` })],
    ['is decoded to its negative', (page) => ({ ...page, entries: `${page.entries}/Decode[1 0]` })],
    [
      'has parameters for its decoding',
      async (page) => ({
        ...page,
        image: await jpegIn(flat, 'srgb'),
        entries: `${dictionary('/DeviceRGB')}/DecodeParms<</ColorTransform 0>>`,
      }),
    ],
    [
      'is in the colours of print',
      async (page) => ({ ...page, image: await jpegIn(flat, 'cmyk'), entries: dictionary('/DeviceCMYK') }),
    ],
    [
      'has colours from a table',
      (page) => ({ ...page, entries: dictionary(`[/Indexed/DeviceRGB 255<${'00ff7f'.repeat(256)}>]`) }),
    ],
    ['has grey where colours are said', async (page) => ({ ...page, image: await jpegIn(flat, 'srgb') })],
    [
      'says another size than its picture',
      (page) => ({ ...page, entries: dictionary('/DeviceGray', wide, high - 200) }),
    ],
    [
      'is not a JPEG',
      (page) => ({ ...page, image: flat.data, entries: base.entries.replace('/Filter/DCTDecode', '') }),
    ],
  ];
  it.each(cases)('%s', async (_, change) => {
    const { picture, isDrawn } = await readFirst(pagePdf(await change(base)));
    expect(isDrawn).toBe(true);
    expect(picture.width).toBeGreaterThan(1_000);
  });

  it('comes of a file that had to be mended', async () => {
    const file = pagePdf(base).toString('latin1');
    const { isDrawn, picture } = await readFirst(Buffer.from(file.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'));
    expect([isDrawn, picture.width]).toEqual([true, wide]);
  });
});
