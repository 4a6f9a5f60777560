import { findBoxes, flatCode, type FoundBox } from './find-boxes.ts';
import type { FormPage } from './forms/form.ts';
import { isBoxed, type Boxed } from './forms/parts.ts';
import { judge, type JudgedBox } from './judge.ts';
import { markCentres, scaleAt, type Placed } from './marks.ts';
import { blackOf } from './patches.ts';
import type { GrayPicture } from './picture.ts';
import type { BubbleReading, PageReading, QuestionReading, ReadingQuality } from './reading.ts';
import { numberOf, verdictOf } from './verdicts.ts';

type BoxReadings = Pick<
  PageReading,
  'bubbles' | 'questions' | 'digits' | 'studentNo' | 'isStudentNoSure' | 'isEmpty' | 'absent'
>;

/** Reads all boxes of a page that lies so; `codeOffset` is how far its code is off, in millimetres. */
export function readBoxes(
  picture: GrayPicture,
  { projection, marks }: Placed,
  page: FormPage,
  codeOffset: number | null,
): BoxReadings & { quality: ReadingQuality } {
  const isSquare = (page.anchor ?? 'squares') === 'squares';
  const filled = page.marks.filter(({ corner }) => isSquare && corner !== 'bottomLeft');
  const black = blackOf(picture, projection, filled);
  const regions = page.regions.filter(isBoxed);
  const labelled = regions.map((region) => ({ ...region, label: labelOf(region) }));
  const found = findBoxes({ picture, projection, black }, labelled, (codeOffset ?? 0) > flatCode);
  const boxes = judge(regions.map((region, index) => ({ region, ...found[index]! })));
  const quality = {
    marks,
    dpi: dpiOf({ projection, marks }, page),
    contrast: hundredths(1 - black),
    codeOffset,
    ...outlinesOf(found.filter((_, index) => regions[index]!.kind !== 'absent')),
  };
  return { ...readingsOf(boxes), quality };
}

function labelOf(region: Boxed): string {
  if (region.kind === 'absent') return region.kind;
  return region.kind === 'bubble' ? region.option : String(region.digit);
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function dpiOf({ projection }: Placed, page: FormPage): number {
  const [topLeft, , , bottomRight] = markCentres(page);
  const middle = { x: (topLeft!.x + bottomRight!.x) / 2, y: (topLeft!.y + bottomRight!.y) / 2 };
  return Math.round(scaleAt(projection, middle) * 25.4);
}

/** How boxes lie; that of who is absent, often the only one of a page, says nothing of its form. */
function outlinesOf(found: readonly FoundBox[]): Pick<ReadingQuality, 'outlines' | 'bend'> {
  if (found.length === 0) return { outlines: null, bend: null };
  const bend = Math.max(...found.map(({ shift }) => Math.hypot(shift.x, shift.y)));
  return { outlines: hundredths(found.filter(({ isSeen }) => isSeen).length / found.length), bend: hundredths(bend) };
}

function readingsOf(boxes: readonly JudgedBox[]): BoxReadings {
  const bubbles = boxes.flatMap(({ region, darkness, mark }) =>
    region.kind === 'bubble' ? [{ questionId: region.questionId, option: region.option, darkness, mark }] : [],
  );
  const digits = boxes.flatMap(({ region, darkness, mark }) =>
    region.kind === 'digit' ? [{ position: region.position, digit: region.digit, darkness, mark }] : [],
  );
  const { studentNo, isSure } = numberOf(digits);
  const questions = questionsOf(bubbles);
  const isEmpty = questions.length > 0 && questions.every(({ verdict }) => verdict === 'empty');
  const absent = boxes.find(({ region }) => region.kind === 'absent')?.mark ?? null;
  return { bubbles, questions, absent, digits, studentNo, isStudentNoSure: isSure && digits.length > 0, isEmpty };
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
