import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listSubmissions } from '../../../../contracts/wrongbook/assignments.ts';
import type { ScanPage } from '../scan.ts';

/** How far the sheets of a class have come in; `tray` pages have no owner yet and are beside the sum. */
export interface Collected {
  className: string;
  students: number;
  came: number;
  tray: number;
}

const handedIn = 1;

/** How far the sheets of each class have come in; a page in the trays is counted with the class that it seems to be of. */
export function collectedOf(
  students: DataOf<typeof listSubmissions>,
  pages: readonly Pick<ScanPage, 'className' | 'candidates'>[],
): Collected[] {
  const classes = new Map<string, Collected>();
  for (const { className, state } of students) {
    const known = classes.get(className) ?? { className, students: 0, came: 0, tray: 0 };
    classes.set(className, {
      ...known,
      students: known.students + 1,
      came: known.came + Number(state === handedIn),
    });
  }
  for (const { className, candidates } of pages) {
    const known = classes.get(className || (candidates[0]?.className ?? ''));
    if (known) known.tray++;
  }
  return [...classes.values()];
}
