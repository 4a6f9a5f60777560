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
  const darker = boxes.map((box) => box.darkness - usual.darkness(box));
  const levels = levelsOf(darker);
  const marks = boxes.map((box, index): Mark => {
    const mark = markOf(darker[index]!, box.isCrossed, levels);
    return mark === 'no' && isInkBeside(box, usual) ? 'unsure' : mark;
  });
  doubtStrays(boxes, marks);
  doubtLost(boxes, marks);
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

/** What empty boxes look like that have the same letter: that of most of the less dark half. */
function usualOf(boxes: readonly Box[]) {
  const byLabel = new Map<string, Box[]>();
  for (const box of boxes) byLabel.set(labelOf(box), [...(byLabel.get(labelOf(box)) ?? []), box]);
  const of = (key: 'darkness' | 'beside') => {
    const all = shareOf(
      boxes.map((box) => box[key]),
      0.3,
    );
    const known = new Map(
      [...byLabel].map(([label, alike]) => {
        const own = shareOf(
          alike.map((box) => box[key]),
          0.3,
        );
        // A letter that nearly everybody has filled in tells nothing.
        return [label, alike.length < fewest ? all : Math.min(own, all + 0.06)] as const;
      }),
    );
    return (box: Box): number => known.get(labelOf(box))!;
  };
  return { darkness: of('darkness'), beside: of('beside') };
}

/** How much darker than usual the paper beside an empty box is where there is ink on it. */
const inkBeside = 0.09;

const isInkBeside = (box: Box, usual: ReturnType<typeof usualOf>): boolean =>
  box.region.kind === 'bubble' && box.beside - usual.beside(box) > inkBeside;

const questionOf = ({ region }: Box): string => (region.kind === 'bubble' ? region.questionId : `#${region.position}`);

/** Of several boxes that are filled in, one may be struck out: its ink strays more than that of the writer's others. */
function doubtStrays(boxes: readonly Box[], marks: Mark[]): void {
  const filled = boxes.filter((_, index) => marks[index] === 'yes');
  const usual = shareOf(
    filled.map(({ stray }) => stray),
    0.5,
  );
  const counts = new Map<string, number>();
  for (const box of filled) counts.set(questionOf(box), (counts.get(questionOf(box)) ?? 0) + 1);
  boxes.forEach((box, index) => {
    const isOneOfSeveral = marks[index] === 'yes' && counts.get(questionOf(box))! > 1;
    if (isOneOfSeveral && box.stray > 2 * usual + strayArea) marks[index] = 'unsure';
  });
}

/** Square millimetres of ink that strays more than by chance. */
const strayArea = 0.12;

/** What does not fit the form is left to a person: boxes whose outlines are not seen, or are seen where they cannot be. */
function doubtLost(boxes: readonly Box[], marks: Mark[]): void {
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
    if (isLost || box.agreement < leastAgreement) marks[index] = 'unsure';
  });
}

/** Share of the outlines about a box that must agree on where it is. */
const leastAgreement = 0.5;
