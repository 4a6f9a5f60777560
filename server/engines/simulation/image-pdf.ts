/** A JPEG in shades of grey, with its pixels. */
export interface JpegPage {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

const pointsPerInch = 72;

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The objects of one page: page, content and picture, numbered from `first`. */
function pageObjects({ jpeg, width, height }: JpegPage, first: number, dpi: number): Uint8Array[][] {
  const [wide, high] = [width, height].map((pixels) => ((pixels / dpi) * pointsPerInch).toFixed(2)) as [string, string];
  const content = `q ${wide} 0 0 ${high} 0 0 cm /Scan Do Q`;
  const picture =
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray ` +
    `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`;
  return [
    [
      ascii(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] ` +
          `/Resources << /XObject << /Scan ${first + 2} 0 R >> >> /Contents ${first + 1} 0 R >>`,
      ),
    ],
    [ascii(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)],
    [ascii(picture), jpeg, ascii('\nendstream')],
  ];
}

const objectsPerPage = 3;
const firstPage = 3;

/** A PDF of pictures, one a page, as a scanner makes it. */
export function imagePdf(pages: readonly JpegPage[], dpi: number): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, index) => `${firstPage + objectsPerPage * index} 0 R`);
  const objects = [
    [ascii('<< /Type /Catalog /Pages 2 0 R >>')],
    [ascii(`<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`)],
    ...pages.flatMap((page, index) => pageObjects(page, firstPage + objectsPerPage * index, dpi)),
  ];
  const pieces: Uint8Array[] = [];
  let length = 0;
  const put = (piece: Uint8Array): void => {
    pieces.push(piece);
    length += piece.length;
  };
  // The second line tells programs that move files that this one is no text.
  put(Uint8Array.of(...ascii('%PDF-1.4\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a));
  const places = objects.map((object, index) => {
    const place = length;
    for (const piece of [ascii(`${index + 1} 0 obj\n`), ...object, ascii('\nendobj\n')]) put(piece);
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = length;
  const count = objects.length + 1;
  put(ascii(`xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`));
  put(ascii(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`));
  return joined(pieces, length);
}

/** Bytes one after another. */
export function joined(
  pieces: readonly Uint8Array[],
  length = pieces.reduce((sum, one) => sum + one.length, 0),
): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
