import { printKindLabels } from '../../../contracts/constants/printing.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import type { printKinds } from '../../../contracts/wrongbook/print-shapes.ts';
import { addPrintRecord, renderPrint } from '../../../contracts/wrongbook/printing.ts';
import { call } from '../../api/call.ts';
import { fetchFile, transferTimeout } from '../../api/download.ts';

/** What is to be printed, as the call takes it. */
export type PrintRequest = InputOf<typeof renderPrint>;
export type PrintKind = (typeof printKinds)[number];

export const sizeOptions = [
  { value: 'A4', label: 'A4 单栏' },
  { value: 'A3', label: 'A3 双栏' },
] as const;

/** What is offered for a source: a paper has no students yet, work of mistakes no common sheet, a report needs scores. */
export function offeredKinds(source: { isAssigned: boolean; isPersonal: boolean; isPublished: boolean }): PrintKind[] {
  if (!source.isAssigned) return ['paper', 'answers'];
  const kinds: PrintKind[] = ['paper', 'answers', 'sheets'];
  if (!source.isPersonal) kinds.push('blankSheet');
  if (source.isPublished) kinds.push('report');
  return kinds;
}

/** Typesets on the server and gives the PDF. */
export const fetchPrint = (request: PrintRequest, signal: AbortSignal): Promise<Blob> =>
  fetchFile(renderPrint, request, { signal, timeout: transferTimeout });

/** Records what was printed or saved. */
export const recordPrint = (request: PrintRequest, action: 'print' | 'save', pages: number): Promise<unknown> =>
  call(addPrintRecord, { ...request, action, pages });

/** The request that an address tells, as the screen of print previews takes it. */
export function requestOf(address: URLSearchParams): PrintRequest {
  const kinds = (address.get('kinds') ?? '').split(',').filter((kind): kind is PrintKind => kind in printKindLabels);
  const id = (name: string) => (/^\d+$/.test(address.get(name) ?? '') ? { [name]: address.get(name)! } : {});
  return {
    ...id('assignmentId'),
    ...id('paperId'),
    ...id('classId'),
    ...id('studentId'),
    kinds,
    paperSize: address.get('paperSize') === 'A3' ? 'A3' : 'A4',
    numberGrid: address.get('numberGrid') === 'true',
  };
}

/** The address of a request; what is not set is left out. */
export function addressOf({ kinds, ...rest }: PrintRequest): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value) address.set(name, String(value));
  }
  address.set('kinds', kinds.join(','));
  return address;
}
