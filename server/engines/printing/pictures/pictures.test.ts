import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { printDocument } from '../print.ts';
import { openPdf } from '../testing/pages.ts';
import { asks, documentOf, paper } from '../testing/samples.ts';
import { pictureFault } from './picture.ts';
import { dataUrlOf, drawingOf, hostileDrawings, turbulence } from './testing/hostile.ts';

const leftOut = '有图片无法读取，未印出';

const printed = (figure: string) => printDocument(documentOf(paper([asks('看图', { figure })])));

/** How much of a paper with this picture is dark. */
async function darkness(figure: string): Promise<number> {
  const { pdf, problems } = printed(figure);
  expect(problems).toEqual([]);
  const opened = await openPdf(pdf);
  const { pixels } = await opened.render(1, 60);
  await opened.close();
  return pixels.reduce((sum, shade) => sum + (255 - shade), 0) / 255;
}

/** A chunk of a PNG; nobody asks for its sum. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}

const page = { width: 40, height: 30, channels: 3, background: '#000' } as const;

describe('a drawing', () => {
  it.each(hostileDrawings)('is refused where it costs much or reaches out: %s', (_, svg, reason) => {
    expect(pictureFault(svg)).toMatch(reason);
    expect(pictureFault(dataUrlOf(svg))).toMatch(reason);
  });

  it.each([
    [
      'what repeats',
      drawingOf('<defs><symbol id="s"><rect id="a" width="90" height="90"/></symbol></defs><use xlink:href="#s"/>'),
    ],
    [
      'a pattern',
      drawingOf(
        '<pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="9" height="9"/></pattern><rect width="90" height="90" fill="url(#p)"/>',
      ),
    ],
    [
      'a gradient in a style',
      drawingOf(
        '<linearGradient id="g"><stop offset="0"/><stop offset="1" style="stop-color:#111"/></linearGradient><rect width="90" height="90" style="fill:url(#g);font-family:x"/>',
      ),
    ],
    [
      'a style sheet',
      drawingOf(
        '<style>/* a */ .b, #c > rect { fill: #000; font-family: "x" }</style><g id="c"><rect width="90" height="90" fill="none"/></g>',
      ),
    ],
    [
      'a clip',
      drawingOf(
        '<clipPath id="c"><rect width="90" height="90"/></clipPath><g clip-path="url(#c)"><rect width="500" height="500"/></g>',
      ),
    ],
    [
      'a marker',
      drawingOf(
        '<marker id="m" markerWidth="90" markerHeight="90" markerUnits="userSpaceOnUse"><rect width="90" height="90"/></marker><path d="M0 0L9 0" marker-start="url(#m)"/>',
      ),
    ],
    [
      'what an editor leaves',
      drawingOf(
        '<title>图</title><metadata><a:b xmlns:a="c"/></metadata><!-- x --><rect inkscape:label="1" data-a="b" width="90" height="90"/>',
      ),
    ],
  ])('is printed with %s', async (_, svg) => {
    const empty = await darkness(drawingOf());
    expect((await darkness(svg)) - empty).toBeGreaterThan(1_000);
  });

  it('keeps its words as they read', async () => {
    const { pdf, problems } = printed(drawingOf('<text y="20" font-size="8">a&lt;b &#x26; <![CDATA[c<d]]></text>'));
    expect(problems).toEqual([]);
    const opened = await openPdf(pdf);
    expect(await opened.text(1)).toContain('a<b&c<d');
    await opened.close();
  });

  it('that was stored before is left out, and the rest is printed', async () => {
    const questions = [
      asks('甲', { figure: turbulence }),
      asks('乙', { number: 2, figure: drawingOf('<rect width="9"/>') }),
    ];
    const { pdf, problems } = printDocument(documentOf(paper(questions)));
    expect(problems).toEqual([leftOut]);
    const opened = await openPdf(pdf);
    expect(await opened.text(1)).toMatch(/甲.*乙/);
    await opened.close();
  });
});

it('a drawing that PDF has no room for is left out', () => {
  const symbol = (level: number, inner: string) => `<symbol id="s${level}" viewBox="0 0 10 10">${inner}</symbol>`;
  const levels = Array.from({ length: 8 }, (_, at) =>
    symbol(at + 1, `<use href="#s${at}" x="1" width="5" height="5" transform="rotate(1)"/>`),
  );
  const deep = drawingOf(symbol(0, '<rect width="9" height="9"/>'), ...levels, '<use href="#s8"/>');
  expect(pictureFault(deep)).toBeUndefined();
  expect(printed(deep).problems).toEqual([leftOut]);
});

describe('a picture of pixels', () => {
  it.each(['png', 'jpeg'] as const)('is printed as %s', async (type) => {
    const bytes = await sharp({ create: page }).toFormat(type, { progressive: true }).toBuffer();
    expect(await darkness(dataUrlOf(bytes, type))).toBeGreaterThan(100);
  });

  it('is refused before it is decoded where it has too many pixels', async () => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(60_000, 0);
    header.writeUInt32BE(60_000, 4);
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    const bomb = Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync('')),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect(pictureFault(dataUrlOf(bomb, 'png'))).toBe('图片超过 17 百万像素');
    const jpeg = await sharp({ create: page }).jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(60_000, frame + 5);
    jpeg.writeUInt16BE(60_000, frame + 7);
    expect(pictureFault(dataUrlOf(jpeg, 'jpeg'))).toBe('图片超过 17 百万像素');
  });

  it('is refused where it comes in too many passes', async () => {
    const jpeg = await sharp({ create: page }).jpeg({ progressive: true }).toBuffer();
    const pass = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const many = Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 100 }, () => pass), jpeg.subarray(-2)]);
    expect(pictureFault(dataUrlOf(many, 'jpeg'))).toBe('图片的扫描次数过多');
  });

  it('goes without compressed texts that nobody sees', async () => {
    const png = await sharp({ create: page }).png().toBuffer();
    const text = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(1_000_000))]));
    expect(
      await darkness(dataUrlOf(Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]), 'png')),
    ).toBeGreaterThan(100);
  });

  it.each(['png', 'jpeg'])('is refused where it is no %s', (type) => {
    for (const bytes of ['', 'x', 'no picture at all']) expect(pictureFault(dataUrlOf(bytes, type))).toBe('图片已损坏');
  });
});
