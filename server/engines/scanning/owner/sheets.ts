/** A student's sheet as far as pages without a name may be of it; sheets stand in the order of the class lists. */
export interface Sheet {
  submissionId: string;
  studentName: string;
  studentNo: string;
  /** The number of the exam where the sheet asks for that; "" else. */
  examNo: string;
  className: string;
  /** How many pages it has. */
  pages: number;
  /** Its pages that have come in. */
  found: readonly FoundPage[];
  /** It counts as handed in although pages are missing, as one that never was scanned does. */
  isDone: boolean;
}

/** A page that has come in: which of its sheet, and where in which pile of paper it lay. */
export interface FoundPage {
  id: string;
  sheetPage: number;
  pile: string;
  place: number;
}

/** A page of which nobody is sure whose it is. */
export interface LostPage {
  pile: string;
  place: number;
  /** Whose it is by its code; "" where that says nothing. */
  namedId: string;
  /** Which page of a sheet it is; 0 where that is not known. */
  sheetPage: number;
  /** The number as it was read, with `?` for a digit that was not; "" without one. */
  studentNo: string;
}

/** A place for one page: which page of whose sheet, and what lies there. */
export interface Slot {
  /** Where it would be in a pile that is in order. */
  index: number;
  sheet: Sheet;
  sheetPage: number;
  found: FoundPage | undefined;
}

/** The places for all pages of some sheets, in their order. */
export const slotsOf = (sheets: readonly Sheet[]): Slot[] =>
  sheets
    .flatMap((sheet) =>
      Array.from({ length: sheet.pages }, (_, page) => ({
        sheet,
        sheetPage: page + 1,
        found: sheet.found.find(({ sheetPage }) => sheetPage === page + 1),
      })),
    )
    .map((slot, index) => ({ index, ...slot }));

/** Whether a page is still waited for there. */
export const isOpen = ({ found, sheet }: Slot): boolean => found === undefined && !sheet.isDone;
