import type { FoundBox } from './find-boxes.ts';
import type { Boxed } from './forms/parts.ts';
import { doubtLost } from './lost.ts';
import { levelsOf, markOf, type Mark } from './verdicts.ts';

/** A box of a page with what stands in it. */
export interface JudgedBox {
  region: Boxed;
  darkness: number;
  mark: Mark;
}

type Box = FoundBox & { region: Boxed };

/** Judges the boxes of a page by what its own empty boxes look like. */
export function judge(boxes: readonly Box[]): JudgedBox[] {
  // Somebody else fills in that of who is absent, with another pen: it tells nothing of the others.
  const own = boxes.filter((box) => !isAbsent(box));
  const usual = usualOf(own);
  const darker = boxes.map((box) => box.darkness - usual(box));
  const levels = levelsOf(darker.filter((_, index) => !isAbsent(boxes[index]!)));
  const inks = inksBeyondUsual(boxes);
  const noise = noiseOf(own);
  const marks = boxes.map((box, index) => markOf(darker[index]!, box.isCrossed || isUneven(box), levels));
  doubtInk(boxes, marks, { darker, inks, noise });
  doubtStruck(boxes, marks);
  doubtLost(boxes, marks, questionOf);
  if (noise > ragged || isPale(darker, marks) || isOdd(boxes, marks)) doubtEmpty(boxes, marks);
  return boxes.map(({ region, darkness }, index) => ({
    region,
    darkness: Math.round(darkness * 1000) / 1000,
    mark: marks[index]!,
  }));
}

const isAbsent = ({ region }: Box): boolean => region.kind === 'absent';

const labelOf = ({ region }: Box): string => {
  if (region.kind === 'absent') return region.kind;
  return region.kind === 'bubble' ? region.option : `${region.kind} ${region.digit}`;
};

const shareOf = (values: number[], share: number): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** Boxes of one letter tell what an empty one looks like where there are so many of them. */
const fewest = 4;

/** Square millimetres of ink about empty boxes where a scan shows nothing between black and white. */
const ragged = 0.25;

/** How dark the lighter filled boxes are on a page whose writer fills in so lightly that some may not be seen. */
const pale = 0.24;

function isPale(darker: readonly number[], marks: readonly Mark[]): boolean {
  const filled = darker.filter((_, index) => marks[index] === 'yes');
  return filled.length > 0 && shareOf(filled, 0.15) < pale;
}

/** Share of the choices of a page that are unclear or empty where its writer has another way of answering than to fill in. */
const odd = 0.25;

function isOdd(boxes: readonly Box[], marks: readonly Mark[]): boolean {
  const questions = new Map<string, Mark[]>();
  boxes.forEach((box, index) => {
    if (box.region.kind !== 'bubble') return;
    questions.set(questionOf(box), [...(questions.get(questionOf(box)) ?? []), marks[index]!]);
  });
  const all = [...questions.values()];
  // Somebody may leave much: only what is unclear casts doubt on what is empty.
  if (!all.some((own) => own.includes('unsure'))) return false;
  const clear = all.filter((own) => own.includes('yes') && !own.includes('unsure'));
  return clear.length < (1 - odd) * questions.size;
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
  // Nothing is printed into the box of who is absent.
  return (box: Box): number => known.get(labelOf(box)) ?? 0;
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

/** What is seen of the boxes of a page beyond what is usual there; `noise` is the ink that empty ones have. */
interface Beyond {
  darker: readonly number[];
  inks: readonly number[];
  noise: number;
}

/** Leaves boxes that are not filled in to a person where there is something else about them. */
function doubtInk(boxes: readonly Box[], marks: Mark[], { darker, inks, noise }: Beyond): void {
  const answered = new Set(boxes.flatMap((box, index) => (marks[index] === 'yes' ? [questionOf(box)] : [])));
  boxes.forEach((box, index) => {
    if (box.region.kind === 'digit' || marks[index] !== 'no') return;
    const least = answered.has(questionOf(box)) ? leastInkBeside : leastInk;
    const ink = inks[index]!;
    const isInside = darker[index]! > leastDarker && ink > Math.max(leastInkInside, noise);
    if (isInside || ink > Math.max(least, noise)) marks[index] = 'unsure';
  });
}

/** Square millimetres that may be print of a letter that was seen unlike its models, where the paper is bent or blurred. */
const mostPrint = 0.3;

/** The ink of boxes without what most of those with the same letter have. */
function inksBeyondUsual(boxes: readonly Box[]): number[] {
  const byLabel = new Map<string, number[]>();
  for (const box of boxes) byLabel.set(labelOf(box), [...(byLabel.get(labelOf(box)) ?? []), box.ink]);
  const usual = new Map(
    [...byLabel].map(([label, inks]) => [label, inks.length < fewest ? 0 : Math.min(mostPrint, shareOf(inks, 0.3))]),
  );
  return boxes.map((box) => box.ink - usual.get(labelOf(box))!);
}

/** More ink than most of the less inky boxes of a page have by chance: scans in black and white are ragged. */
const noiseOf = (boxes: readonly Box[]): number =>
  4 *
  shareOf(
    boxes.map(({ ink }) => ink),
    0.55,
  );

const questionOf = ({ region }: Box): string => {
  if (region.kind === 'absent') return '#';
  return region.kind === 'bubble' ? region.questionId : `#${region.position}`;
};

/** The ink of a ring or a tick is in few places: most of the box is as light as paper. */
const isUneven = ({ darkness, median }: Box): boolean =>
  median < (darkness < lightly ? leastEvenLightly : leastEven) * darkness;

/** So dark at least the middle pixel of an evenly filled box is, as a share of its mean; a box is filled lightly below so dark a mean. */
const leastEven = 0.85;
const leastEvenLightly = 0.98;
const lightly = 0.33;

/** A box that is filled in may be struck out: strokes go through it farther than those of the writer's others. */
function doubtStruck(boxes: readonly Box[], marks: Mark[]): void {
  const filled = boxes.filter((_, index) => marks[index] === 'yes');
  const usual = Math.min(
    mostReach,
    shareOf(
      filled.map(({ reach }) => reach),
      0.6,
    ),
  );
  const counts = new Map<string, number>();
  for (const box of filled) counts.set(questionOf(box), (counts.get(questionOf(box)) ?? 0) + 1);
  boxes.forEach((box, index) => {
    if (marks[index] !== 'yes') return;
    const isOneOfSeveral = counts.get(questionOf(box))! > 1;
    if (box.reach > usual + (isOneOfSeveral ? fartherOfSeveral : farther)) marks[index] = 'unsure';
  });
}

/**
 * Millimetres by which strokes go farther than by chance, less where one of several boxes may not count; and how far those of
 * somebody who fills in carelessly go.
 */
const fartherOfSeveral = 0.15;
const farther = 0.25;
const mostReach = 0.65;
