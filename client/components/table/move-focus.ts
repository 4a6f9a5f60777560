import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** In a table whose cells hold a button or a link each, arrows lead from cell to cell. */
export function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const from = (event.target as HTMLElement).closest('td');
  if (!step || !from) return;
  const rows = [...event.currentTarget.rows];
  const row = rows[rows.indexOf(from.parentElement as HTMLTableRowElement) + step[0]];
  const to = row?.cells[from.cellIndex + step[1]]?.querySelector<HTMLElement>('button, a');
  if (!to) return;
  event.preventDefault();
  to.focus();
}
