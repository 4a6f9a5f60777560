import type { SheetPart, SheetQuestion } from './document.ts';
import type { Place } from './layouts.ts';
import { mostOf, spareLines, type Growth } from './sheet-fields.ts';

/** A sheet that was set: its pages, where everything stands, and what its answers were given. */
export interface SetSheet {
  pages: number;
  places: readonly Place[];
  growth: Growth;
}

/** Millimetres of a row to write on, by what it is for; of a row of squares at most. */
const rowHeights = { written: 8, lines: 9.5, squares: 10.2 };

/** Millimetres that a row of blanks may become higher. */
export const mostBlank = 6;

/** Millimetres of a frame beyond what is filled in or written on in it. */
const frame = 2.5;

const isAnswered = ({ kind }: Place): boolean => kind === 'answer' || kind === 'bubble' || kind === 'blank';

/** A column with what is answered in it. */
export interface Column {
  place: Place;
  inside: Place[];
  /** Millimetres that are used, and those that are left. */
  used: number;
  left: number;
}

/** The columns of a sheet up to the last one that is used. */
export function columnsOf({ places }: SetSheet): Column[] {
  const answered = places.filter(isAnswered);
  const columns = places.filter(({ kind }) => kind === 'column').map((place) => columnOf(place, answered));
  return columns.slice(0, columns.findLastIndex(({ inside }) => inside.length > 0) + 1);
}

function columnOf(place: Place, answered: readonly Place[]): Column {
  const inside = answered.filter((one) => isIn(one, place));
  const ends = inside.map(({ kind, y, height }) => y + height + (kind === 'answer' ? 0 : frame));
  const used = Math.max(0, ...ends.map((end) => end - place.y));
  return { place, inside, used, left: Math.max(0, place.height - used) };
}

/** Whether a place begins in a column. */
export const isIn = (place: Place, column: Place): boolean =>
  place.page === column.page && place.x >= column.x - 1 && place.x < column.x + column.width;

/** The questions of a sheet by their ids, with where their areas stand. */
export class Areas {
  private readonly questions: ReadonlyMap<string, SheetQuestion>;

  constructor(
    { sections }: SheetPart,
    private readonly form: SetSheet,
  ) {
    this.questions = new Map(sections.flatMap(({ questions }) => questions.map((one) => [one.id, one])));
  }

  more(id: string): number {
    return this.form.growth.more.get(id) ?? 0;
  }

  /** Questions whose area ends in a column, and is whole where it must be. */
  endingIn({ place, inside }: Column): SheetQuestion[] {
    const ids = new Set(inside.filter(({ kind }) => kind === 'answer').map(({ questionId }) => questionId!));
    return [...ids].flatMap((id) => {
      const parts = this.form.places.filter(({ kind, questionId }) => kind === 'answer' && questionId === id);
      const isHere = isIn(parts.at(-1)!, place);
      const question = this.questions.get(id)!;
      return isHere && (question.kind === 'essay' || parts.every((one) => isIn(one, place))) ? [question] : [];
    });
  }

  /** Rows that a question can still be given. */
  roomOf = (question: SheetQuestion): number => Math.max(0, mostOf(question) - this.more(question.id));

  /** Lines that a question can still do without. */
  spareOf = (question: SheetQuestion): number => Math.max(0, spareLines(question) + this.more(question.id));

  /** Millimetres that all areas and blanks of a column can still be given. */
  capacityOf(column: Column): number {
    const rooms = this.endingIn(column).map((one) => this.roomOf(one) * rowHeightOf(one));
    return rooms.reduce((sum, room) => sum + room, 0) + this.blankRoomIn(column);
  }

  /** Millimetres that the rows of blanks of a column can still be made higher. */
  private blankRoomIn({ inside }: Column): number {
    const rows = new Map(inside.filter(({ kind }) => kind === 'blank').map(({ y, questionId }) => [y, questionId!]));
    return [...rows.values()].reduce((sum, id) => sum + mostBlank - this.more(id), 0);
  }

  /** The question whose area comes first in a column, where it could stand in the one before or go on from there. */
  firstIn({ inside }: Column): { question: SheetQuestion; area: Place } | undefined {
    const top = inside.reduce<Place | undefined>((first, one) => (first && first.y <= one.y ? first : one), undefined);
    const question = top?.kind === 'answer' ? this.questions.get(top.questionId!) : undefined;
    const isOne =
      this.form.places.filter((one) => one.kind === 'answer' && one.questionId === question?.id).length === 1;
    return top && question && isOne ? { question, area: top } : undefined;
  }
}

/** Millimetres of a row of an area. */
export const rowHeightOf = (question: SheetQuestion): number => {
  if (question.kind !== 'essay') return rowHeights.written;
  return 'squares' in question ? rowHeights.squares : rowHeights.lines;
};

/** How many rows of blanks a column has. */
export const blankRowsIn = ({ inside }: Column): number =>
  new Set(inside.filter(({ kind }) => kind === 'blank').map(({ y }) => y)).size;
