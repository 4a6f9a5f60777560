import * as z from 'zod';
import * as ours from '../../../../contracts/wrongbook/layout.ts';
import { corners, type Region } from '../../../../contracts/wrongbook/layout.ts';

// The parts of a form as somebody writes it down.

const shape = z.literal('round').optional().describe('round: circles or ellipses; left out: boxes with straight sides');

const option = z
  .string()
  .regex(/^\S{1,8}$/, '须为 1 至 8 个字符，不含空白')
  .describe('what the bubble stands for: a letter, a digit of a number, a word');

const { questionId } = ours.bubble.shape;

/** Bubbles at even distances, one row for each question: `across` from one option to the next, `down` from one question to the next. */
const bubbles = z.strictObject({
  kind: z.literal('bubbles'),
  questions: z.array(questionId).min(1),
  options: z.array(option).min(1),
  ...ours.box,
  across: ours.length,
  down: ours.length,
  columns: z.literal(true).optional().describe('options stand below each other, questions beside each other'),
  shape,
});

/** The bubbles of a number, one column for each place, from 0 down to 9. */
const digits = z.strictObject({
  kind: z.literal('digits'),
  places: z.int().min(1).max(30),
  ...ours.box,
  across: ours.length,
  down: ours.length,
  shape,
});

const region = z.discriminatedUnion('kind', [
  ours.bubble.extend({ option, shape }),
  ours.digit.extend({ shape }),
  ours.absent.extend({ shape }),
  ours.answer,
  ours.blank,
  ours.score,
  ours.figure,
  bubbles,
  digits,
]);

const anchor = z
  .enum(['squares', 'picture', 'edge'])
  .optional()
  .describe(
    'what tells how the page lies: squares, of which the one at the bottom left is hollow (as where it is left out); marks that look like markPicture; or the edge of the paper',
  );

/** A page as it is written down. */
export const formPage = z.strictObject({
  page: ours.page,
  anchor,
  marks: z
    .array(ours.mark)
    .length(corners.length)
    .optional()
    .describe('one for each corner; none where the edge tells'),
  markPicture: z.string().min(1).optional().describe('file with a picture of a mark, beside this one'),
  code: z.strictObject(ours.box).optional().describe('a QR code without its quiet zone'),
  regions: z.array(region).min(1),
});

/** A page as it is written down. */
export type WrittenPage = z.infer<typeof formPage>;

type Shaped<T> = T extends { kind: Boxed['kind'] } ? T & { shape?: 'round' | undefined } : T;

/** A place of a form. */
export type FormRegion = Shaped<Region>;

/** A place that is filled in. */
export type Boxed = Extract<Region, { kind: 'bubble' | 'digit' | 'absent' }> & { shape?: 'round' | undefined };

/** Whether a place is filled in. */
export const isBoxed = (region: FormRegion): region is Boxed =>
  region.kind === 'bubble' || region.kind === 'digit' || region.kind === 'absent';

/** The single bubbles of what is written down together. */
export function singles(one: z.infer<typeof region>): FormRegion[] {
  if (one.kind === 'bubbles') return bubblesOf(one);
  if (one.kind === 'digits') return digitsOf(one);
  return [one];
}

const at = ({ x, y, width, height, across, down, shape }: GridPlace, column: number, row: number) => ({
  x: rounded(x + column * across),
  y: rounded(y + row * down),
  width,
  height,
  ...(shape ? { shape } : {}),
});

type GridPlace = Omit<z.infer<typeof digits>, 'kind' | 'places'>;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const bubblesOf = ({ questions, options, columns, ...place }: z.infer<typeof bubbles>): FormRegion[] =>
  questions.flatMap((id, row) =>
    options.map((letter, column) => ({
      kind: 'bubble' as const,
      questionId: id,
      option: letter,
      ...(columns ? at(place, row, column) : at(place, column, row)),
    })),
  );

const digitsOf = ({ places, ...place }: z.infer<typeof digits>): FormRegion[] =>
  Array.from({ length: places }, (_, column) =>
    Array.from({ length: 10 }, (__, digit) => ({
      kind: 'digit' as const,
      position: column + 1,
      digit,
      ...at(place, column, digit),
    })),
  ).flat();
