import type { Layout } from '../../../contracts/wrongbook/layout.ts';
import { cutRegions } from './cut.ts';
import type { Form } from './forms/form.ts';
import { encodeJpeg } from './jpeg.ts';
import { openPages } from './pages.ts';
import type { MarkPoints } from './marks.ts';
import type { GrayPicture } from './picture.ts';
import { readPage } from './read-page.ts';
import type { KnownPage, PageReading } from './reading.ts';
import { unreadable } from './scan-error.ts';
import type { ScanKind, ScanPages } from './scan-pages.ts';
import { parseSheetCode } from './sheet-code.ts';
import { withLayouts } from './sheet-layouts.ts';
import type { ReadTask, RereadTask, ScannedPage, ScanResult, ScanTask } from './tasks.ts';

/** Does one task of a thread that reads scans; rejects with ScanError for a file or page that cannot be read. */
export async function runScanTask(task: ScanTask): Promise<ScanResult> {
  const pages = await opened(task.path, task.kind);
  if (task.task === 'count') return { pages: pages.count };
  const picture = await pages.page(task.page);
  return withLayouts(task.databaseFile, (layoutOf) =>
    task.task === 'read' ? readByCode(picture, task, layoutOf) : reread(picture, task, layoutOf),
  );
}

let file: { key: string; pages: ScanPages } | undefined;

/**
 * The file that the last task was about stays open: the next one mostly is about its next page. There is never a second
 * one open beside it: the library for PDFs mixes up the numbers of their pages.
 */
async function opened(path: string, kind: ScanKind): Promise<ScanPages> {
  const key = `${kind} ${path}`;
  if (file?.key === key) return file.pages;
  const last = file;
  file = undefined;
  await last?.pages.close();
  const pages = await openPages(path, kind);
  file = { key, pages };
  return pages;
}

type LayoutOf = (sheetId: number) => Layout | undefined;

/** Where the last page was found: the next one mostly lies alike. */
let last: KnownPage | undefined;

/** All pages of some sheets. */
const formsOf = (sheetIds: readonly number[], layoutOf: LayoutOf): KnownPage[] =>
  sheetIds.flatMap((id) => {
    const layout = layoutOf(id);
    return layout?.pages.map(({ page }) => ({ layout, page })) ?? [];
  });

async function readByCode(picture: GrayPicture, task: ReadTask, layoutOf: LayoutOf): Promise<ScannedPage> {
  let known: KnownPage | undefined;
  const layoutFor = (text: string): KnownPage | undefined => {
    const code = parseSheetCode(text);
    const layout = code && layoutOf(code.sheetId);
    return (known = layout && { layout, page: code.page });
  };
  const forms = () => formsOf(task.sheetIds ?? [], layoutOf);
  const reading = await readPage(picture, { layoutFor, likely: last ? [last] : [], forms });
  if (reading.found === 'full' && known) last = known;
  return scanned(picture, reading, known?.layout);
}

async function reread(picture: GrayPicture, task: RereadTask, layoutOf: LayoutOf): Promise<ScannedPage> {
  const layout = layoutOf(task.sheetId);
  if (!layout?.pages.some(({ page }) => page === task.sheetPage)) throw unreadable('答题卡没有这一页');
  const corners = task.corners && inPicture(task.corners, picture);
  const reading = await readPage(picture, { layout, page: task.sheetPage, corners });
  return scanned(picture, reading, layout);
}

const longestPicture = 1_754;

/** The turn that sets a page upright whose marks were seen, in degrees; the picture of another stays as it came. */
const uprightBy = ({ rotation }: PageReading): number => (360 - Math.round((rotation ?? 0) / 90) * 90) % 360;

/** Corners that were pointed at in the picture that people see, which is smaller than a large one that was read. */
function inPicture(corners: MarkPoints, { width, height }: GrayPicture): MarkPoints {
  const scale = Math.max(1, width / longestPicture, height / longestPicture);
  return corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as unknown as MarkPoints;
}

async function scanned(picture: GrayPicture, reading: PageReading, layout: Form | undefined): Promise<ScannedPage> {
  const page = layout?.pages.find((one) => one.page === reading.page);
  const cut = layout && page && reading.quality ? await cutRegions(picture, reading, layout, page) : undefined;
  if (cut) return { reading, picture: new Uint8Array(cut.page), isStraight: true, cuts: cut.cuts };
  const most = { quality: 70, width: longestPicture, height: longestPicture };
  const jpeg = await encodeJpeg(picture, { ...most, turn: uprightBy(reading) });
  return { reading, picture: new Uint8Array(jpeg), isStraight: false, cuts: [] };
}
