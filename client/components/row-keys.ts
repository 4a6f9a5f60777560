import type { KeyboardEvent } from 'react';

const rowsIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row]')];

const fieldIn = (row: HTMLElement): HTMLInputElement | null => row.querySelector('input');

/** What keys do to a row that has the focus itself, by their names. */
export type RowKeys = Readonly<Record<string, (row: HTMLElement) => void>>;

/**
 * Keys of a list of rows: arrows go from row to row, within the fields from field to field; the list's own keys act on the
 * row that has the focus, and those with Alt also from its field.
 */
export function rowKeys(keys: RowKeys) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-row]');
    const isField = target instanceof HTMLInputElement;
    if (!row || (target !== row && !isField)) return;
    const isPlain = !event.ctrlKey && !event.metaKey && (target === row || event.altKey);
    const name = `${event.altKey ? 'Alt+' : ''}${event.key}`;
    const act = isPlain ? keys[name] : undefined;
    if (act) event.preventDefault();
    if (act) act(row);
    else move(event, row, isField);
  };
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** From row to row, from the field to its row, and with a digit into the field. */
function move(event: KeyboardEvent<HTMLElement>, row: HTMLElement, isField: boolean): void {
  const by = event.altKey ? undefined : steps[event.key];
  if (by !== undefined) return step(event, row, by, isField);
  if (isField && event.key === 'Escape') row.focus();
  // The digit itself is typed into the field, in the place of what is there.
  const field = !isField && /^[1-9]$/.test(event.key) ? fieldIn(row) : null;
  if (field) focusField(field);
}

function focusField(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

function step(event: KeyboardEvent<HTMLElement>, row: HTMLElement, by: number, isField: boolean): void {
  event.preventDefault();
  const rows = rowsIn(event.currentTarget).filter((one) => !isField || fieldIn(one));
  focusRow(rows[rows.indexOf(row) + by], isField);
}

function focusRow(row: HTMLElement | undefined, isField: boolean): void {
  if (!row) return;
  const field = isField ? fieldIn(row) : null;
  if (field) focusField(field);
  else row.focus();
  row.scrollIntoView({ block: 'nearest' });
}

/** The row that takes the focus when one goes, or what holds several: the next, else the one before. */
export function focusBeside(going: HTMLElement): void {
  const rows = rowsIn(going.closest<HTMLElement>('[data-rows]') ?? document.body);
  const own = rows.map((row) => going.contains(row));
  focusRow(rows[own.lastIndexOf(true) + 1] ?? rows[own.indexOf(true) - 1], false);
}
