import PDFDocument from 'pdfkit';

/** A JPEG in shades of grey, with its pixels. */
export interface JpegPage {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

const pointsPerInch = 72;

/** A PDF of pictures, one a page, as a scanner makes it; the same pictures make the same bytes. */
export async function imagePdf(pages: readonly JpegPage[], dpi: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({ autoFirstPage: false, info: { CreationDate: new Date(0) } });
  for (const { jpeg, width, height } of pages) {
    const size: [number, number] = [(width / dpi) * pointsPerInch, (height / dpi) * pointsPerInch];
    pdf.addPage({ size, margin: 0 }).image(Buffer.from(jpeg), 0, 0, { width: size[0], height: size[1] });
  }
  pdf.end();
  return joined((await pdf.toArray()) as Uint8Array[]);
}

/** Bytes one after another. */
export const joined = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(pieces));
