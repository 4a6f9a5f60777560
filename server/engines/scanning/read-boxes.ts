import type { LayoutPage, Region } from '../../../contracts/wrongbook/layout.ts';
import { findOutline, lookInto, smoothShifts, type SeenBox } from './bubbles.ts';
import { markCentres, scaleAt, type Placed } from './marks.ts';
import { blackOf, patchOf } from './patches.ts';
import type { GrayPicture } from './picture.ts';
import type { BubbleReading, PageReading, QuestionReading, ReadingQuality } from './reading.ts';
import { levelsOf, markOf, numberOf, verdictOf, type Mark } from './verdicts.ts';

type Boxed = Extract<Region, { kind: 'bubble' | 'digit' }>;
type BoxReadings = Pick<PageReading, 'bubbles' | 'questions' | 'digits' | 'studentNo' | 'isStudentNoSure'>;
type SeenBoxes = { boxes: (SeenBox & { region: Boxed })[]; outlines: number | null };

/** Reads all boxes of a page that lies so. */
export function readBoxes(
  picture: GrayPicture,
  placed: Placed,
  page: LayoutPage,
): BoxReadings & { quality: Omit<ReadingQuality, 'codeOffset'> } {
  const { projection } = placed;
  const filled = page.marks.filter(({ corner }) => corner !== 'bottomLeft');
  const black = blackOf(picture, projection, filled);
  const { boxes, outlines } = seeBoxes(picture, placed, page, black);
  const levels = levelsOf(boxes.map(({ darkness }) => darkness));
  const marked = boxes.map(({ region, darkness, isCrossed }) => {
    const mark = markOf(darkness, isCrossed, levels);
    return { region, darkness: Math.round(darkness * 1000) / 1000, mark };
  });
  return { ...readingsOf(marked), quality: { ...qualityOf(placed, page, black), outlines } };
}

function qualityOf({ projection, marks }: Placed, page: LayoutPage, black: number) {
  const [topLeft, , , bottomRight] = markCentres(page);
  const middle = { x: (topLeft!.x + bottomRight!.x) / 2, y: (topLeft!.y + bottomRight!.y) / 2 };
  return { marks, dpi: Math.round(scaleAt(projection, middle) * 25.4), contrast: Math.round((1 - black) * 100) / 100 };
}

/** Boxes whose outlines are looked for: paper bends less than from one box to the next. */
const mostOutlines = 40;

function seeBoxes(picture: GrayPicture, { projection }: Placed, page: LayoutPage, black: number): SeenBoxes {
  const regions = page.regions.filter((region): region is Boxed => region.kind === 'bubble' || region.kind === 'digit');
  const patches = regions.map((region) => patchOf(picture, projection, region, black));
  const every = Math.ceil(regions.length / mostOutlines);
  const isProbed = (index: number): boolean => index % every === 0;
  const found = patches.map((patch, index) => (isProbed(index) ? findOutline(patch, regions[index]!) : undefined));
  const shifts = smoothShifts(regions, found);
  const boxes = regions.map((region, index) => ({
    region,
    ...lookInto(patches[index]!, region, shifts[index]!),
  }));
  const probed = found.filter((_, index) => isProbed(index));
  const seen = probed.filter((shift) => shift !== undefined).length;
  return { boxes, outlines: probed.length > 0 ? Math.round((100 * seen) / probed.length) / 100 : null };
}

function readingsOf(boxes: readonly { region: Boxed; darkness: number; mark: Mark }[]): BoxReadings {
  const bubbles = boxes.flatMap(({ region, darkness, mark }) =>
    region.kind === 'bubble' ? [{ questionId: region.questionId, option: region.option, darkness, mark }] : [],
  );
  const digits = boxes.flatMap(({ region, darkness, mark }) =>
    region.kind === 'digit' ? [{ position: region.position, digit: region.digit, darkness, mark }] : [],
  );
  const { studentNo, isSure } = numberOf(digits);
  return { bubbles, questions: questionsOf(bubbles), digits, studentNo, isStudentNoSure: isSure && digits.length > 0 };
}

function questionsOf(bubbles: readonly BubbleReading[]): QuestionReading[] {
  const questions = new Map<string, BubbleReading[]>();
  for (const bubble of bubbles) questions.set(bubble.questionId, [...(questions.get(bubble.questionId) ?? []), bubble]);
  return [...questions].map(([questionId, own]) => ({
    questionId,
    verdict: verdictOf(own.map(({ mark }) => mark)),
    options: own.filter(({ mark }) => mark === 'yes').map(({ option }) => option),
  }));
}
