import { taskType } from '../../../contracts/constants/assignments.ts';
import {
  mistakeKinds,
  paperSizes,
  printKindLabels,
  sizesFor,
  type PaperSize,
  type PrintKind,
} from '../../../contracts/constants/printing.ts';
import type { DataOf, InputOf } from '../../../contracts/endpoint.ts';
import type { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { addPrintRecord, renderPrint } from '../../../contracts/wrongbook/printing.ts';
import { call } from '../../api/call.ts';
import { fetchFile, transferTimeout } from '../../api/download.ts';

/** Work that is printed. */
type Work = Pick<DataOf<typeof getAssignment>, 'taskType' | 'paperId' | 'publishTime'>;

/** What is to be printed, as the call takes it. */
export type PrintRequest = InputOf<typeof renderPrint>;

const sizeLabels: Readonly<Record<PaperSize, string>> = { A4: 'A4', B4: 'B4 对折', A3: 'A3 对折', B5: 'B5' };

/** Paper sizes with their labels: those on which kinds can be printed together, or all. */
export const sizeOptions = (kinds?: readonly PrintKind[]) =>
  (kinds ? sizesFor(kinds) : paperSizes).map((value) => ({ value, label: sizeLabels[value] }));

/** A request with other kinds, on paper that they can be printed on. */
export function withKinds(request: PrintRequest, kinds: readonly PrintKind[]): PrintRequest {
  const { paperSize = 'A4' } = request;
  return { ...request, kinds: [...kinds], paperSize: sizesFor(kinds).includes(paperSize) ? paperSize : 'A4' };
}

/** What practice can be printed as before it is set: without answer sheets, which are known by the work. */
export const ruleKinds: readonly PrintKind[] = ['paper', 'answers', ...mistakeKinds];

/** What is offered for work or a paper: a paper has no students yet, papers of one's own no common sheet, a report needs scores. */
export function offeredKinds(work: Work | undefined): PrintKind[] {
  if (!work) return ['paper', 'answers'];
  const kinds: PrintKind[] = ['paper', 'answers', 'sheets'];
  if (work.paperId !== '') kinds.push('blankSheet');
  if (work.taskType === taskType.dictationPractice) kinds.push('halfSheets');
  if (work.taskType === taskType.errorNote) kinds.push(...mistakeKinds);
  if (work.publishTime !== '') kinds.push('report');
  return kinds;
}

/** Typesets on the server and gives the PDF. */
export const fetchPrint = (request: PrintRequest, signal: AbortSignal): Promise<Blob> =>
  fetchFile(renderPrint, request, { signal, timeout: transferTimeout });

/** Records what was printed or saved. */
export const recordPrint = (request: PrintRequest, action: 'print' | 'save', pages: number): Promise<unknown> =>
  call(addPrintRecord, { ...request, action, pages });

/** What an address has as JSON: which mistakes are meant, or by which rule is practised; the server says what is wrong with it. */
function statedIn(address: URLSearchParams, name: 'book' | 'practice'): Pick<PrintRequest, 'book' | 'practice'> {
  try {
    const stated = JSON.parse(address.get(name) ?? 'null') as object | null;
    return stated ? { [name]: stated } : {};
  } catch {
    return {};
  }
}

/** The request that an address tells, as the screen of print previews takes it. */
export function requestOf(address: URLSearchParams): PrintRequest {
  const kinds = (address.get('kinds') ?? '').split(',').filter((kind): kind is PrintKind => kind in printKindLabels);
  const id = (name: string) => (/^\d+$/.test(address.get(name) ?? '') ? { [name]: address.get(name)! } : {});
  return {
    ...id('assignmentId'),
    ...id('paperId'),
    ...statedIn(address, 'book'),
    ...statedIn(address, 'practice'),
    ...id('classId'),
    ...id('studentId'),
    kinds,
    paperSize: paperSizes.find((size) => size === address.get('paperSize')) ?? 'A4',
    numberGrid: address.get('numberGrid') === 'true',
    wrongAnswers: address.get('wrongAnswers') === 'true',
  };
}

/** Whether a request says what is to be printed. */
export const isEmptyRequest = ({ assignmentId, paperId, book, practice }: PrintRequest): boolean =>
  assignmentId === undefined && paperId === undefined && book === undefined && practice === undefined;

/** The address of a request; what is not set is left out. */
export function addressOf({ kinds, book, practice, ...rest }: PrintRequest): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value) address.set(name, String(value));
  }
  if (book) address.set('book', JSON.stringify(book));
  if (practice) address.set('practice', JSON.stringify(practice));
  address.set('kinds', kinds.join(','));
  return address;
}
