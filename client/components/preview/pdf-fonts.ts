import type { PDFPageProxy } from 'pdfjs-dist';

// A PDF need not bring its fonts along, and then the system's are used. A system without Chinese ones has none for Han
// characters: the font that is packaged for the pages stands in.

const packagedFont = '"Noto Sans SC Variable"';

/** A font as pdf.js knows it. */
interface KnownFont {
  missingFile?: boolean;
}

/** Whether a page shows text in a font that the file does not bring along; `setFont` is the number of that operation. */
async function lacksFont(page: PDFPageProxy, setFont: number): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = argsArray.flatMap((args: unknown[], index) => (fnArray[index] === setFont ? [String(args[0])] : []));
  return [...new Set(names)].some(
    (name) => page.commonObjs.has(name) && (page.commonObjs.get(name) as KnownFont).missingFile,
  );
}

/** Loads what a page needs of the packaged font; false where it needs nothing. */
export async function loadPackagedFont(page: PDFPageProxy, setFont: number): Promise<boolean> {
  if (!(await lacksFont(page, setFont))) return false;
  const { items } = await page.getTextContent();
  const han = items.flatMap((item) => ('str' in item ? (item.str.match(/\p{Script=Han}|\p{P}/gu) ?? []) : []));
  if (han.length === 0) return false;
  await document.fonts.load(`16px ${packagedFont}`, [...new Set(han)].join(''));
  return true;
}

/** Lets a canvas fall back on the packaged font, whichever font is chosen on it. */
export function fallBackOnPackagedFont(canvas: HTMLCanvasElement): void {
  const font = Object.getOwnPropertyDescriptor(CanvasRenderingContext2D.prototype, 'font');
  const context = canvas.getContext('2d', { alpha: false });
  if (!font || !context) return;
  Object.defineProperty(context, 'font', {
    get: () => font.get!.call(context) as unknown,
    set: (chosen: string) => font.set!.call(context, `${chosen}, ${packagedFont}`),
  });
}
