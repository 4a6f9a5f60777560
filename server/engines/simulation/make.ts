import sharp from 'sharp';
import { answerOf } from './answering/answers.ts';
import { planBatch, type PlannedPage } from './batch.ts';
import { fillChoice, isPlain } from './bubbles.ts';
import { damageOf, type Damage } from './damage.ts';
import { Dice } from './dice.ts';
import { distort, type PageDamage } from './distort.ts';
import { fillPage, type FilledSheet } from './fill.ts';
import { loadFonts } from './fonts.ts';
import { foreignLetter } from './foreign.ts';
import { handOf } from './hand.ts';
import { imagePdf, joined, type JpegPage } from './image-pdf.ts';
import { emptySheet, grayOf, openPrinted, type Sheet } from './printed-pages.ts';
import {
  pixelsPerMm,
  scansPerInch,
  type MadeScans,
  type ScanCopy,
  type ScanInput,
  type ScanProgress,
  type ScanTruth,
  type TrueAnswer,
  type TruePage,
} from './tasks.ts';
import { fold, recode, smudge, stain } from './wear.ts';

/** Everything that one run needs. */
interface Workshop {
  input: ScanInput;
  damage: Damage;
  printed: Awaited<ReturnType<typeof openPrinted>>;
  /** Sheets by submission, with what is known of their answers. */
  sheets: Map<number, { sheet: FilledSheet; answers: TrueAnswer[] }>;
}

/** What somebody answers and how they fill it in; the same for each page of the sheet. */
function filledSheet({ input, damage, sheets }: Workshop, copy: ScanCopy) {
  const known = sheets.get(copy.submissionId);
  if (known) return known;
  const { worldSeed, years = 0, seed } = input;
  const { layout, questions } = input.forms[copy.form]!;
  const made = questions.map((item) => {
    const answer = answerOf(item, { worldSeed, years, studentId: copy.studentId, classId: copy.classId });
    const dice = new Dice(seed, copy.submissionId, item.position, 'bubbles');
    const isChoice = item.field.kind === 'choice';
    const bubbles = isChoice ? fillChoice(item.item, answer.answer, damage.sloppiness, dice) : {};
    return { item, answer, bubbles, isPlain: isPlain(bubbles, answer.answer) };
  });
  const sheet: FilledSheet = {
    studentNo: copy.studentNo,
    hand: handOf(new Dice(worldSeed, copy.studentId, 'hand')),
    answers: new Map(made.map((one) => [one.item.field.id, one])),
    pages: layout.pages,
  };
  const answers = made.map(({ answer, bubbles, isPlain: plain }) => ({
    submissionId: copy.submissionId,
    ...answer,
    bubbles,
    isPlain: plain,
  }));
  sheets.set(copy.submissionId, { sheet, answers });
  return { sheet, answers };
}

/** A page as it is when it is put into the scanner, without wear. */
async function writtenPage(workshop: Workshop, page: PlannedPage, dice: Dice): Promise<Sheet> {
  const { copy, printedPage } = page;
  const { forms } = workshop.input;
  if (!copy || printedPage === undefined) {
    const empty = emptySheet(forms[0]!.layout);
    if (page.kind === 'foreign') foreignLetter(empty, dice);
    return empty;
  }
  const paper = await workshop.printed.sheet(printedPage);
  const { sheet } = filledSheet(workshop, copy);
  const first = workshop.input.copies.indexOf(copy);
  const before = workshop.input.copies
    .slice(0, first)
    .reduce((sum, one) => sum + forms[one.form]!.layout.pages.length, 0);
  const form = forms[copy.form]!.layout.pages[printedPage - before - 1]!;
  // What is written on a page does not depend on how often it is scanned.
  const own = new Dice(workshop.input.worldSeed, copy.studentId, copy.submissionId, form.page, 'writing');
  fillPage(paper.context, pixelsPerMm, form, sheet, own);
  if (page.kind === 'otherWork') recode(paper.context, form, pixelsPerMm, `UZZZZ-${dice.below(9000)}/1`);
  if (page.damage.some(({ kind }) => kind === 'smudgedCode')) {
    const { x, y, width, height } = form.code;
    smudge(
      paper.context,
      { x: x * pixelsPerMm, y: y * pixelsPerMm, width: width * pixelsPerMm, height: height * pixelsPerMm },
      dice,
    );
  }
  return paper;
}

async function scanPage(
  workshop: Workshop,
  page: PlannedPage,
  filePage: number,
): Promise<{ jpeg: JpegPage; truth: TruePage }> {
  const { damage, input } = workshop;
  const dice = new Dice(input.seed, input.copies[0]?.submissionId ?? 0, filePage, 'scan');
  const paper = await writtenPage(workshop, page, dice);
  const worn: PageDamage[] = [];
  const spot = { ...paper, dice };
  if (page.kind !== 'blank' && dice.chance(damage.stained)) worn.push({ kind: 'stain' });
  if (page.kind !== 'blank' && dice.chance(damage.folded)) worn.push({ kind: 'fold' });
  for (const { kind } of worn) (kind === 'stain' ? stain : fold)(spot);
  const { picture, damage: lain } = distort(grayOf(paper), damage, dice);
  const { width, height, pixels } = picture;
  const encoded = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .jpeg({ quality: damage.quality })
    .toBuffer();
  const { submissionId, sheetPage, kind } = page;
  return {
    jpeg: { jpeg: encoded, width, height },
    truth: { filePage, submissionId, sheetPage, kind, damage: [...page.damage, ...worn, ...lain] },
  };
}

async function pack(
  pages: readonly JpegPage[],
  output: ScanInput['output'],
): Promise<Pick<MadeScans, 'file' | 'lengths'>> {
  if (output !== 'pictures') return { file: await imagePdf(pages, scansPerInch), lengths: [] };
  const pictures = pages.map(({ jpeg }) => jpeg);
  return { file: joined(pictures), lengths: pictures.map(({ length }) => length) };
}

async function scanAll(workshop: Workshop, tell: (progress: ScanProgress) => void): Promise<MadeScans> {
  const { input, damage } = workshop;
  const dice = new Dice(input.seed, input.copies[0]?.submissionId ?? 0, 'batch');
  const { forms, copies, absent = 0 } = input;
  const { pages, known } = planBatch({ forms, copies, damage, absent, dice });
  const scanned: JpegPage[] = [];
  const truth: ScanTruth = { pages: [], answers: [], ...known };
  for (const [index, page] of pages.entries()) {
    const one = await scanPage(workshop, page, index + 1);
    scanned.push(one.jpeg);
    truth.pages.push(one.truth);
    tell({ done: index + 1, total: pages.length });
  }
  const present = copies.filter(({ submissionId }) => !known.absent.includes(submissionId));
  truth.answers = present.flatMap((copy) => filledSheet(workshop, copy).answers);
  return { ...(await pack(scanned, input.output)), truth };
}

/**
 * Fills printed sheets in as their students would, and scans them with the damage asked for. The same input gives the same
 * bytes; rejects where the PDF has other pages than its copies need.
 */
export async function makeScans(
  input: ScanInput,
  tell: (progress: ScanProgress) => void = () => undefined,
): Promise<MadeScans> {
  loadFonts();
  const printed = await openPrinted(input.pdf);
  try {
    const needed = input.copies.reduce((sum, { form }) => sum + input.forms[form]!.layout.pages.length, 0);
    if (printed.pages !== needed) throw new RangeError(`${printed.pages} printed pages for ${needed} of the copies`);
    return await scanAll({ input, damage: damageOf(input.damage), printed, sheets: new Map() }, tell);
  } finally {
    await printed.close();
  }
}
