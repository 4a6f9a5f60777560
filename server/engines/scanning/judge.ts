import type { Region } from '../../../contracts/wrongbook/layout.ts';
import type { FoundBox } from './find-boxes.ts';
import { levelsOf, markOf, type Mark } from './verdicts.ts';

type Boxed = Extract<Region, { kind: 'bubble' | 'digit' }>;

/** A box of a page with what stands in it. */
export interface JudgedBox {
  region: Boxed;
  darkness: number;
  mark: Mark;
}

type Box = FoundBox & { region: Boxed };

/** Judges the boxes of a page by what its own empty boxes look like. */
export function judge(boxes: readonly Box[]): JudgedBox[] {
  const usual = usualOf(boxes);
  const darker = boxes.map((box) => box.darkness - usual(box));
  const levels = levelsOf(darker);
  const noise = noiseOf(boxes);
  const marks = boxes.map(({ isCrossed }, index) => markOf(darker[index]!, isCrossed, levels));
  doubtInk(boxes, marks, darker, noise);
  doubtStrays(boxes, marks);
  doubtLost(boxes, marks);
  if (noise > ragged || isPale(darker, marks) || isOdd(boxes, marks)) doubtEmpty(boxes, marks);
  return boxes.map(({ region, darkness }, index) => ({
    region,
    darkness: Math.round(darkness * 1000) / 1000,
    mark: marks[index]!,
  }));
}

const labelOf = ({ region }: Box): string =>
  region.kind === 'bubble' ? region.option : `${region.kind} ${region.digit}`;

const shareOf = (values: number[], share: number): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** Boxes of one letter tell what an empty one looks like where there are so many of them. */
const fewest = 4;

/** Square millimetres of ink about empty boxes where a scan shows nothing between black and white. */
const ragged = 0.25;

/** How dark filled boxes are on a page whose writer fills in so lightly that some may not be seen. */
const pale = 0.22;

function isPale(darker: readonly number[], marks: readonly Mark[]): boolean {
  const filled = darker.filter((_, index) => marks[index] === 'yes');
  return filled.length > 0 && shareOf(filled, 0.5) < pale;
}

/** Share of the choices of a page that are unclear where its writer has another way of answering than to fill in. */
const odd = 0.25;

function isOdd(boxes: readonly Box[], marks: readonly Mark[]): boolean {
  const questions = new Map<string, boolean>();
  boxes.forEach((box, index) => {
    const before = questions.get(questionOf(box)) ?? false;
    if (box.region.kind === 'bubble') questions.set(questionOf(box), before || marks[index] === 'unsure');
  });
  return [...questions.values()].filter((isUnclear) => isUnclear).length > odd * questions.size;
}

/** Where some marks may not be seen, a question without any is left to a person. */
function doubtEmpty(boxes: readonly Box[], marks: Mark[]): void {
  const answered = new Set(boxes.flatMap((box, index) => (marks[index] === 'no' ? [] : [questionOf(box)])));
  boxes.forEach((box, index) => {
    if (box.region.kind === 'bubble' && !answered.has(questionOf(box))) marks[index] = 'unsure';
  });
}

/** What empty boxes look like that have the same letter: that of most of the less dark half. */
function usualOf(boxes: readonly Box[]) {
  const byLabel = new Map<string, Box[]>();
  for (const box of boxes) byLabel.set(labelOf(box), [...(byLabel.get(labelOf(box)) ?? []), box]);
  const all = emptyOf(boxes);
  // A letter that nearly everybody has filled in tells nothing.
  const known = new Map(
    [...byLabel].map(([label, alike]) => [label, alike.length < fewest ? all : Math.min(emptyOf(alike), all + 0.06)]),
  );
  return (box: Box): number => known.get(labelOf(box))!;
}

const emptyOf = (boxes: readonly Box[]): number =>
  shareOf(
    boxes.map(({ darkness }) => darkness),
    0.3,
  );

/**
 * Square millimetres of ink, as if it were black, that do not come by chance: fewer where it also is darker inside, more
 * where the question is answered and its other boxes are only looked at for what was added.
 */
const leastInk = 0.09;
const leastInkInside = 0.03;
const leastInkBeside = 0.2;
const leastDarker = 0.03;

/** Leaves boxes that are not filled in to a person where there is something else about them; `noise` is what empty ones have. */
function doubtInk(boxes: readonly Box[], marks: Mark[], darker: readonly number[], noise: number): void {
  const answered = new Set(boxes.flatMap((box, index) => (marks[index] === 'yes' ? [questionOf(box)] : [])));
  boxes.forEach((box, index) => {
    if (box.region.kind !== 'bubble' || marks[index] !== 'no') return;
    const least = answered.has(questionOf(box)) ? leastInkBeside : leastInk;
    const isInside = darker[index]! > leastDarker && box.ink > Math.max(leastInkInside, noise);
    if (isInside || box.ink > Math.max(least, noise)) marks[index] = 'unsure';
  });
}

/** More ink than most of the less inky boxes of a page have by chance: scans in black and white are ragged. */
const noiseOf = (boxes: readonly Box[]): number =>
  4 *
  shareOf(
    boxes.map(({ ink }) => ink),
    0.55,
  );

const questionOf = ({ region }: Box): string => (region.kind === 'bubble' ? region.questionId : `#${region.position}`);

/** Of several boxes that are filled in, one may be struck out: its ink strays more than that of the writer's others. */
function doubtStrays(boxes: readonly Box[], marks: Mark[]): void {
  const filled = boxes.filter((_, index) => marks[index] === 'yes');
  const usual = shareOf(
    filled.map(({ stray }) => stray),
    0.5,
  );
  const full = shareOf(
    filled.map(({ ink }) => ink),
    0.9,
  );
  const counts = new Map<string, number>();
  for (const box of filled) counts.set(questionOf(box), (counts.get(questionOf(box)) ?? 0) + 1);
  boxes.forEach((box, index) => {
    const isOneOfSeveral = marks[index] === 'yes' && counts.get(questionOf(box))! > 1;
    if (isOneOfSeveral && (box.stray > 2 * usual + strayArea || box.ink > muchInk * full)) marks[index] = 'unsure';
  });
}

/** Times the ink that the fullest of a writer's boxes have: it was gone over again. */
const muchInk = 1.25;

/** Square millimetres of ink that strays more than by chance. */
const strayArea = 0.1;

/** Share of the outlines about a box that must agree on where it is, and of those of a page that must be seen where it is bent. */
const leastAgreement = 0.5;
const leastSeen = 0.6;

/** Millimetres by which a box of a flat page is off at most. */
const flat = 0.9;

/**
 * What does not fit the form is left to a person: boxes whose outlines are not seen where the paper is bent, or are seen
 * where they cannot be. On flat paper an outline may be too pale to be seen.
 */
function doubtLost(boxes: readonly Box[], marks: Mark[]): void {
  const isBent = boxes.some(({ shift }) => Math.hypot(shift.x, shift.y) > flat);
  const seen = boxes.filter(({ isSeen }) => isSeen).length / boxes.length;
  const lost = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const box of boxes) {
    const question = questionOf(box);
    counts.set(question, (counts.get(question) ?? 0) + 1);
    if (!box.isSeen) lost.set(question, (lost.get(question) ?? 0) + 1);
  }
  boxes.forEach((box, index) => {
    const question = questionOf(box);
    const isLost = (lost.get(question) ?? 0) > Math.max(1, counts.get(question)! / 2);
    const isAstray = box.agreement < leastAgreement;
    if (isAstray || (isBent && (isLost || seen < leastSeen))) marks[index] = 'unsure';
  });
}
