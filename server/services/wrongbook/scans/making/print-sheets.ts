import type { Sandbox } from '../../../../database/sandbox.ts';
import type { PaperSize } from '../../../../engines/printing/document.ts';
import { printApart } from '../../../../engines/printing/pool.ts';
import { sheetItem } from '../../../../engines/simulation/answering/question.ts';
import type { ScanCopy, ScanForm, ScanInput } from '../../../../engines/simulation/tasks.ts';
import { turnOf } from '../../../../workers/turn-of.ts';
import { selectAssignments } from '../../assignments/assignments.queries.ts';
import type { AssignmentItem } from '../../assignments/progress.queries.ts';
import { selectPaper } from '../../papers/papers.queries.ts';
import { composeParts, sheetIdsIn } from '../../prints/compose.ts';
import { selectCopies, type Copy } from '../../prints/copies.queries.ts';
import { sheetFieldsFor } from '../../prints/sheet-questions.ts';
import { keepLayouts } from '../../prints/sheets.queries.ts';
import type { Reader } from '../../questions/questions.queries.ts';
import { selectWorldSeed } from '../scans.queries.ts';

const waiting = 0;

/** Those of some classes, or of all, who have not handed in some work. */
export const waitingCopies = (sandbox: Sandbox, assignmentId: string, classIds: SheetWish['classIds']): Copy[] =>
  selectCopies(sandbox, assignmentId, { classIds }).filter(({ state }) => state === waiting);

/** Whose sheets are printed for a scan that is made, and how. */
export interface SheetWish {
  assignmentId: string;
  classIds?: readonly string[] | undefined;
  /** Of those as well who have handed in. */
  all?: boolean;
  paperSize?: PaperSize;
  numberGrid?: boolean;
}

/** Printed sheets as the maker of scans takes them, with the codes of the copies. */
export interface PrintedSheets {
  input: Omit<ScanInput, 'damage' | 'seed'>;
  codes: readonly string[];
}

const msPerYear = 365 * 86_400_000;

/** Years from the middle of what the seeded world knows, which is two years, to the time when work was set. */
const yearsAt = ({ clock }: Sandbox, { createTime }: AssignmentItem): number =>
  1 - (clock.now() - Date.parse(`${createTime.replace(' ', 'T')}+08:00`)) / msPerYear;

/** The questions of a paper with what they have on its sheet. */
function questionsOf(sandbox: Sandbox, reader: Reader, taskType: number, paperId: string): ScanForm['questions'] {
  const asked = selectPaper(sandbox, reader, paperId)!.sections.flatMap(({ questions }) => questions);
  const fieldOf = sheetFieldsFor(sandbox, taskType, asked);
  return asked.map((question) => sheetItem(question, fieldOf(question)));
}

/** The papers, each with a form of its own, and the copies in the order in which they are printed. */
function copiesByForm({ paperId }: AssignmentItem, copies: readonly Copy[]): { papers: string[]; copies: ScanCopy[] } {
  const papers = paperId === '' ? [...new Set(copies.map((copy) => copy.paperId))] : [paperId];
  const ordered = papers.flatMap((paper, form) =>
    copies.filter((copy) => copy.paperId === paper).map((copy) => ({ ...copy, form })),
  );
  return { papers, copies: ordered };
}

/** Prints sheets as the print preview does, and keeps their layouts; undefined where there is nobody. */
export async function printSheets(
  sandbox: Sandbox,
  reader: Reader,
  { assignmentId, classIds, all = false, paperSize = 'A4', numberGrid = false }: SheetWish,
): Promise<PrintedSheets | undefined> {
  const [assignment] = selectAssignments(sandbox, reader.id, [assignmentId]);
  if (!assignment) return undefined;
  const copies = all
    ? selectCopies(sandbox, assignmentId, { classIds })
    : waitingCopies(sandbox, assignmentId, classIds);
  if (copies.length === 0) return undefined;
  const request = { assignmentId, kinds: ['sheets' as const], paperSize, numberGrid };
  const { title, subjectId } = assignment;
  const source = { title, subjectId, request, assignment, paperId: assignment.paperId || null, copies };
  const parts = composeParts(sandbox, reader, source);
  const { pdf, layouts } = await printApart(
    { title: source.title, parts: parts.map(({ part }) => part) },
    // Beside what the teacher prints at the moment.
    `${turnOf(sandbox, reader.id)}/scans`,
  );
  await keepLayouts(sandbox, sheetIdsIn(parts), layouts);
  const { papers, copies: ordered } = copiesByForm(assignment, copies);
  const printed = parts.flatMap(({ part }) => (part.kind === 'sheet' ? part.copies : []));
  const forms = papers.map((paperId, index) => ({
    layout: layouts[index]!,
    questions: questionsOf(sandbox, reader, assignment.taskType, paperId),
  }));
  const worldSeed = selectWorldSeed(sandbox);
  return {
    input: {
      pdf,
      forms,
      copies: ordered.map((copy, index) => ({ ...copy, studentNo: printed[index]!.studentNo! })),
      worldSeed,
      years: yearsAt(sandbox, assignment),
    },
    codes: printed.map(({ code }) => code),
  };
}
