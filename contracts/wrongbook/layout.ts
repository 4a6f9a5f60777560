import * as z from 'zod';

// Where everything stands on an answer sheet: what the printer knows and the reader reads by. All lengths are millimetres
// with two decimals, from the top left corner of the page; a box is the printed outline (the middle of its stroke).

/** Millimetres on a page. */
export const length = z.number().min(0).max(420);
/** Number of a page within a copy. */
export const page = z.int().min(1);
const questionId = z.string().min(1);

/** Where something stands. */
export const box = { x: length, y: length, width: length, height: length };

/** The corners of a page; the mark at the bottom left is hollow, which tells the reader how the page lies. */
export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

/** A corner mark. */
export const mark = z.strictObject({ corner: z.enum(corners), ...box });

/** A box to fill in for one option of a choice. */
export const bubble = z.strictObject({
  kind: z.literal('bubble'),
  questionId,
  option: z.string().regex(/^[A-Z]$/),
  ...box,
});

/** A box to fill in for one digit of the student number; positions count from 1, from the left. */
export const digit = z.strictObject({
  kind: z.literal('digit'),
  position: z.int().min(1),
  digit: z.int().min(0).max(9),
  ...box,
});

/** The box of a page that is filled in by an invigilator for who is absent. */
export const absent = z.strictObject({ kind: z.literal('absent'), ...box });

/** An area that is cut out as the answer; parts count from 1 where it goes on in another column or on another page. */
export const answer = z.strictObject({ kind: z.literal('answer'), questionId, part: z.int().min(1), ...box });

/** A line or row of squares to write one short answer on; indexes count from 1 within the question. */
export const blank = z.strictObject({ kind: z.literal('blank'), questionId, index: z.int().min(1), ...box });

/** The box for the mark of a written answer, which is at most `max`. */
export const score = z.strictObject({ kind: z.literal('score'), questionId, max: z.number().min(0), ...box });

/** A picture that is printed in an area and may be drawn into, as SVG or a data URL: what is printed is nobody's answer. */
export const figure = z.strictObject({ kind: z.literal('figure'), questionId, picture: z.string().min(1), ...box });

const region = z.discriminatedUnion('kind', [bubble, digit, absent, answer, blank, score, figure]);

/** One side of paper: the code's box is the symbol without its quiet zone; regions stand in reading order. */
const layoutPage = z.strictObject({
  page,
  marks: z.array(mark).length(corners.length),
  code: z.strictObject(box),
  regions: z.array(region),
});

/** The form of an answer sheet: the same for each of its copies. Pages count from 1 within a copy. */
export const layout = z.strictObject({
  version: z.literal(1),
  width: length,
  height: length,
  pages: z.array(layoutPage).min(1),
});

/** The form of an answer sheet, in millimetres. */
export type Layout = z.infer<typeof layout>;
export type LayoutPage = z.infer<typeof layoutPage>;
export type Region = z.infer<typeof region>;

/** A place of a question: it is answered or marked there. */
export type QuestionRegion = Extract<Region, { kind: 'bubble' | 'answer' | 'blank' | 'score' }>;

/** Whether a place is one where a question is answered or marked. */
export const isOfQuestion = (region: Region): region is QuestionRegion =>
  'questionId' in region && region.kind !== 'figure';
