import type { SheetPart, SheetQuestion } from './document.ts';
import {
  Areas,
  blankRowsIn,
  columnsOf,
  isIn,
  mostBlank,
  rowHeightOf,
  type Column,
  type SetSheet,
} from './sheet-columns.ts';
import { fewestOf, linesOf, mostOf, spareLines, type Growth } from './sheet-fields.ts';

/** Sets a sheet whose answers are given so much. */
export type SetWith<T extends SetSheet> = (growth: Growth) => T;

/** Millimetres from one area to the next, with those of a heading between them. */
const distance = 5;

/** Millimetres of a line to write on. */
const lineHeight = 8;

/** Millimetres of the head of an area with the rows that stay with it where it goes on in the next column. */
const leastPiece = 9 + 4 * lineHeight + distance;

/** Millimetres at the end of a column that nobody misses. */
const unseen = 12;

/** A last page of which less is used than this is no page of its own if it can be helped, else it gets more of the others. */
const littleUsed = 1 / 2;

/** How often columns are closed at most, and by how much areas are made larger where the last page would hold little. */
const mostSteps = 12;
const shares = [0.3, 0.6, 0.9];

/** Shares the paper of a sheet among its answers, so that no page or column of it stays empty if it can be helped. */
export function fitSheet<T extends SetSheet>(part: SheetPart, first: T, set: SetWith<T>): T {
  const closed = closeColumns(part, pack(part, first, set), set);
  const balanced = balance(part, closed, set);
  const grown = grow(part, balanced);
  if (grown.more.size === 0) return balanced;
  const result = set(grown);
  return result.pages > balanced.pages ? balanced : result;
}

/** All answers do with the lines that they need, where that saves most of the last page. */
function pack<T extends SetSheet>({ sections }: SheetPart, form: T, set: SetWith<T>): T {
  if (form.pages === 1 || usedOfLast(form) > littleUsed) return form;
  const questions = sections.flatMap(({ questions: own }) => own);
  const less = questions.map((one): [string, number] => [one.id, -spareLines(one)]);
  const packed = set({ ...form.growth, more: new Map(less) });
  return packed.pages < form.pages ? packed : form;
}

/** Millimetres of columns that stay empty when all answers have been given what they can be given. */
function wasteOf(part: SheetPart, form: SetSheet): number {
  const areas = new Areas(part, form);
  const used = columnsOf(form);
  const all = form.places.filter(({ kind }) => kind === 'column');
  const unused = all.slice(used.length).reduce((sum, { height }) => sum + height, 0);
  return used.reduce((sum, column) => sum + Math.max(0, column.left - areas.capacityOf(column) - unseen), unused);
}

/** Share of the last page that is used. */
function usedOfLast(form: SetSheet): number {
  const all = form.places.filter(({ kind, page }) => kind === 'column' && page === lastPageOf(form));
  const columns = columnsOf(form).filter(({ place }) => place.page === lastPageOf(form));
  return columns.reduce((sum, { used, place }) => sum + used / place.height, 0) / all.length;
}

const lastPageOf = ({ places }: SetSheet): number => Math.max(...places.map(({ page }) => page));

/** Brings areas back into columns that would end in much empty paper, smaller or in two pieces. */
function closeColumns<T extends SetSheet>(part: SheetPart, form: T, set: SetWith<T>): T {
  let closed = form;
  for (let step = 0; step < mostSteps; step++) {
    const growth = closing(part, closed);
    const next = growth && set(growth);
    if (!next || next.pages > closed.pages) return closed;
    closed = next;
  }
  return closed;
}

/** What closes the first column that ends in empty paper; undefined where none does, or nothing can be done about it. */
function closing(part: SheetPart, form: SetSheet): Growth | undefined {
  const areas = new Areas(part, form);
  const columns = columnsOf(form);
  for (const [index, column] of columns.slice(0, -1).entries()) {
    if (column.left <= areas.capacityOf(column) + unseen) continue;
    const next = areas.firstIn(columns[index + 1]!);
    if (!next || form.growth.broken.has(next.question.id)) continue;
    const growth = withShrunk(form.growth, areas, column, next) ?? withBroken(form.growth, column, next);
    if (growth) return growth;
  }
  return undefined;
}

type Next = NonNullable<ReturnType<Areas['firstIn']>>;

/** Takes as many lines from the area that comes next, and from those above, as it takes to stand here. */
function withShrunk(growth: Growth, areas: Areas, column: Column, { question, area }: Next): Growth | undefined {
  const needed = area.y + area.height - column.place.y + distance;
  // A column that could take it as it is only seems to: then a line less will do.
  let lack = Math.max(1, Math.ceil((needed - column.left) / lineHeight));
  const more = new Map(growth.more);
  for (const one of [question, ...areas.endingIn(column)]) {
    const taken = Math.min(Math.max(0, lack), areas.spareOf(one));
    if (taken > 0) more.set(one.id, (more.get(one.id) ?? 0) - taken);
    lack -= taken;
  }
  return lack <= 0 ? { ...growth, more } : undefined;
}

/** Lets an area begin here and go on in the next column. */
function withBroken(growth: Growth, column: Column, { question, area }: Next): Growth | undefined {
  const before = area.y - column.place.y;
  if (!mayBreak(question) || column.left < before + leastPiece) return undefined;
  if (question.kind === 'written' && linesOf(question) + (growth.more.get(question.id) ?? 0) < fewestOf.broken)
    return undefined;
  return { ...growth, broken: new Set([...growth.broken, question.id]) };
}

const mayBreak = (question: SheetQuestion): boolean =>
  question.kind === 'written' ? !question.figure : question.kind === 'essay' && 'lines' in question;

/** Makes all areas larger where the last page would hold little, so that more comes onto it, if that leaves less paper empty. */
function balance<T extends SetSheet>(part: SheetPart, form: T, set: SetWith<T>): T {
  if (form.pages === 1 || usedOfLast(form) > littleUsed) return form;
  const questions = part.sections.flatMap(({ questions: own }) => own);
  const known = questions.map((one) => ({ id: one.id, most: one.kind === 'blank' ? mostBlank : mostOf(one) }));
  let best = { form, waste: wasteOf(part, form) };
  for (const share of shares) {
    const more = known.map(({ id, most }): [string, number] => [id, Math.floor(most * share)]);
    const larger = closeColumns(part, set({ more: new Map(more), broken: new Set() }), set);
    const waste = wasteOf(part, larger);
    if (larger.pages === form.pages && waste < best.waste) best = { form: larger, waste };
  }
  return best.form;
}

/** What all answers can be given of the paper that is left in their columns. */
function grow(part: SheetPart, form: SetSheet): Growth {
  const areas = new Areas(part, form);
  const more = new Map(form.growth.more);
  for (const column of columnsOf(form)) {
    const open = areas.endingIn(column).map((one) => ({ one, room: areas.roomOf(one) }));
    const left = spread(column.left, open, more);
    const rows = blankRowsIn(column);
    // What is more than a millimetre is seen.
    const higher = Math.floor(left / Math.max(1, rows));
    for (const { kind, questionId } of column.inside) {
      if (kind === 'blank' && higher > 0 && isOnlyIn(form, column, questionId!))
        more.set(questionId!, Math.min(mostBlank, areas.more(questionId!) + higher));
    }
  }
  return { ...form.growth, more };
}

const isOnlyIn = ({ places }: SetSheet, { place }: Column, id: string): boolean =>
  places.every((one) => one.kind !== 'blank' || one.questionId !== id || isIn(one, place));

/** Gives rows to areas by turns; returns the millimetres that are left. */
function spread(left: number, open: { one: SheetQuestion; room: number }[], more: Map<string, number>): number {
  let rest = left;
  let isGiven = true;
  while (isGiven) {
    isGiven = false;
    for (const area of open) {
      const height = rowHeightOf(area.one);
      if (area.room === 0 || rest < height) continue;
      more.set(area.one.id, (more.get(area.one.id) ?? 0) + 1);
      area.room -= 1;
      rest -= height;
      isGiven = true;
    }
  }
  return rest;
}
