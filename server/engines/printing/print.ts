import type { PrintDocument, PrintPart, PrintResult } from './document.ts';
import { forgetFormula } from './formula.ts';
import { fitSheet } from './growth.ts';
import { halfSheetForm } from './half-sheet-fields.ts';
import { layoutOf, type Place } from './layouts.ts';
import { Materials } from './materials.ts';
import { leavesOf } from './prepare-book.ts';
import { halfSheetPages } from './prepare-half-sheet.ts';
import { preparePart, type Form } from './prepare-part.ts';
import { notPrintable } from './print-error.ts';
import { usualGrowth, type Growth } from './sheet-fields.ts';
import { Typesetter } from './typesetter.ts';

let shared: Typesetter | undefined;

/** Pages of which nothing is forgotten between measuring and printing. */
const mostRemembered = 200;

/**
 * Prints a document; throws PrintError for one that cannot be printed at all. It is set with one copy of each answer sheet
 * first, which tells how many pages each part has and where everything stands, then with all copies and their codes.
 */
export function printDocument(document: PrintDocument): PrintResult {
  const typesetter = (shared ??= new Typesetter());
  const isEmpty = document.parts.some((part) => 'copies' in part && part.copies.length === 0);
  if (document.parts.length === 0 || isEmpty) throw notPrintable('没有可以打印的内容');
  const materials = gather(typesetter, document);
  try {
    const { forms, measured } = measure(typesetter, document, materials);
    // What is long leaves more behind than it saves to have it set before.
    if (forms.reduce((sum, { pages }) => sum + pages, 0) > mostRemembered) typesetter.forget();
    const printed = isFinal(document, forms) ? measured : typesetter.set(printData(document, forms, materials));
    return {
      pdf: typesetter.pdf(printed),
      pages: printed.numOfPages,
      layouts: forms.flatMap(({ layout }) => layout ?? []),
      problems: materials.problems.list,
    };
  } finally {
    typesetter.tidy(materials);
  }
}

/** Whether what was measured is as it is printed: pages of exams, and learning reports of a page each, know nothing of others. */
const isFinal = ({ parts }: PrintDocument, forms: readonly Form[]): boolean =>
  parts.every(({ kind }, index) => kind === 'exam' || (kind === 'learning' && forms[index]!.pages === 1));

/** What a document's text brings along, without the formulas and pictures that cannot be set. */
function gather(typesetter: Typesetter, document: PrintDocument): Materials {
  const materials = new Materials();
  measureData(document, [], materials);
  const pictures = typesetter.addFigures(materials);
  const formulas = typesetter.faultyFormulas(materials);
  for (const tex of formulas) forgetFormula(tex);
  return pictures.length + formulas.length === 0 ? materials : new Materials(new Set(pictures));
}

/** Sets one copy of each part, and of each answer sheet as often as it takes to share its paper among the answers. */
function measure(typesetter: Typesetter, document: PrintDocument, materials: Materials) {
  const { forms, measured } = measureOnce(typesetter, document, materials);
  const settled = document.parts.map((part, index) => {
    const form = forms[index]!;
    if (part.kind !== 'sheet') return form;
    const alone = { ...document, parts: [part] };
    const set = (growth: Growth): Form => measureOnce(typesetter, alone, materials, [growth]).forms[0]!;
    return fitSheet(part, form, set);
  });
  return { forms: settled, measured };
}

function measureOnce(
  typesetter: Typesetter,
  document: PrintDocument,
  materials: Materials,
  growths = document.parts.map(() => usualGrowth),
) {
  const measured = typesetter.set(measureData(document, growths, materials));
  const [places = []] = typesetter.query<Place[]>(measured, 'regions');
  const set = { places, pages: measured.numOfPages, figures: materials.figures };
  return { forms: formsOf(document, set, growths), measured };
}

function formsOf(
  { parts }: PrintDocument,
  { places, pages, figures }: { places: readonly Place[]; pages: number; figures: Materials['figures'] },
  growths: readonly Growth[],
): Form[] {
  const starts = places.filter(({ kind }) => kind === 'part').map(({ page }) => page);
  return parts.map((part, index) => {
    const first = starts[index]!;
    const last = (starts[index + 1] ?? pages + 1) - 1;
    const own = places.filter(({ page }) => page >= first && page <= last);
    const form = { pages: last - first + 1, growth: growths[index]!, places: own };
    if (part.kind === 'sheet') return { ...form, layout: layoutOf(own, part.size, { first, last, figures }) };
    if (part.kind !== 'halfSheet') return form;
    const { height } = halfSheetForm(part.questions);
    return { ...form, layout: { ...layoutOf(own, 'A4', { first, last, figures }), height } };
  });
}

const measureData = (document: PrintDocument, growths: readonly Growth[], materials: Materials) => ({
  title: document.title,
  isMeasured: true,
  parts: document.parts.map((part, index) => {
    const growth = growths[index] ?? usualGrowth;
    return { first: 1, pages: 1, ...preparePart(part, { growth }, materials) };
  }),
});

/** How many pages a part has with all its copies. */
function pagesOf(part: PrintPart, pages: number): number {
  if (part.kind === 'halfSheet') return halfSheetPages(part);
  return part.kind === 'sheet' ? pages * part.copies.length : pages;
}

function printData(document: PrintDocument, forms: readonly Form[], materials: Materials) {
  let first = 1;
  const parts = document.parts.map((part, index) => {
    const form = forms[index]!;
    const pages = part.kind === 'book' ? leavesOf(form.pages) : form.pages;
    const prepared = { first, pages, ...preparePart(part, form, materials) };
    first += pagesOf(part, pages);
    return prepared;
  });
  return { title: document.title, isMeasured: false, parts };
}
