import { grouped } from '../../../database/lists.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { BookletPart, PrintPart, SheetCopy, SheetPart } from '../../../engines/printing/document.ts';
import { filePath } from '../../../engines/files/store.ts';
import { sheetCode } from '../../../engines/scanning/sheet-code.ts';
import { selectPaper, selectPaperHead } from '../papers/papers.queries.ts';
import type { Reader } from '../questions/questions.queries.ts';
import { selectExamNumbers, type Copy } from './copies.queries.ts';
import { examHead } from './exam-head.ts';
import { halfSheetField } from './half-sheet.ts';
import { paperPart } from './paper-part.ts';
import { sheetFieldsFor } from './sheet-questions.ts';
import { sheetIdOf } from './sheets.queries.ts';
import type { PrintSource } from './source.ts';

type Paper = NonNullable<ReturnType<typeof selectPaper>>;

/** Changed whenever the form of answer sheets changes: pages of the old form are still read by their own layout. */
const sheetVersion = 3;
const halfSheetVersion = 1;

/** Digits of a number that can be filled in. */
const mostDigits = 12;

/** A part of the document, with the number of the sheet whose layout it brings about. */
export interface NumberedPart {
  part: PrintPart | BookletPart;
  sheetId?: number;
}

const copyOf =
  (sheetId: number, number: SheetPart['number'] = 'student') =>
  ({ submissionId, studentName, studentNo, examNo, className }: Copy): SheetCopy => ({
    code: sheetCode({ sheetId, submissionId }),
    studentName,
    studentNo: number === 'exam' ? examNo : studentNo,
    className,
  });

class Composer {
  private readonly papers = new Map<string, Paper>();

  constructor(
    private readonly sandbox: Sandbox,
    private readonly reader: Reader,
    private readonly source: PrintSource,
  ) {}

  private paper(id: string): Paper {
    const known = this.papers.get(id) ?? selectPaper(this.sandbox, this.reader, id)!;
    this.papers.set(id, known);
    return known;
  }

  /** The head of a paper that is one of an examination. */
  private examHead(paperId: string) {
    const { kinds } = this.source.request;
    const scores = this.paper(paperId).sections.flatMap(({ questions }) => questions.map(({ score }) => score));
    return examHead(this.sandbox, paperId, scores, kinds.includes('sheets') || kinds.includes('blankSheet'));
  }

  paperPart(paperId: string, withAnswers: boolean, owner?: Copy): NumberedPart {
    const { answerSpace, fileHash } = selectPaperHead(this.sandbox, paperId)!;
    // What an uploaded paper asks stands in its file alone.
    if (fileHash !== '' && !withAnswers)
      return { part: { kind: 'booklet', path: filePath(this.sandbox.filesDir, fileHash) } };
    const { paperSize: size } = this.source.request;
    // What students practise each by themselves is no examination.
    const exam = owner || withAnswers ? undefined : this.examHead(paperId);
    return {
      part: paperPart(this.sandbox, { ...this.paper(paperId), answerSpace }, { size, withAnswers, owner, exam }),
    };
  }

  /**
   * What number sheets ask for, with its digits: where everybody has one of the exam, and it can be filled in, that one. All who got
   * the work decide, not only whose sheets are printed now, so that one class after another gets the same form.
   */
  private askedNumber(isExam: boolean): Required<Pick<SheetPart, 'number' | 'numberDigits'>> {
    const { assignment, request, copies } = this.source;
    const { longest, isEverybodys, areDigits } = selectExamNumbers(this.sandbox, assignment!.id);
    const isFillable = !request.numberGrid || (areDigits && longest <= mostDigits);
    const number = isExam && isEverybodys && isFillable ? 'exam' : 'student';
    const digits = number === 'exam' ? longest : Math.max(...copies.map(({ studentNo }) => studentNo.length));
    return { number, numberDigits: request.numberGrid ? Math.min(mostDigits, digits) : 0 };
  }

  /** Sheets of one paper, for students or for nobody yet. */
  sheetPart(paperId: string, students: readonly Copy[] | undefined): NumberedPart {
    const { request, assignment, title } = this.source;
    const { paperSize: size } = request;
    const { sections } = this.paper(paperId);
    const isExam = this.source.paperId !== null && this.examHead(paperId) !== undefined;
    const asked = sections.flatMap(({ questions }) => questions);
    const fieldOf = sheetFieldsFor(this.sandbox, assignment!.taskType, asked);
    const { number, numberDigits } = this.askedNumber(isExam);
    // Sheets without a number in their settings ask for the student's.
    const settings = JSON.stringify({
      version: sheetVersion,
      size,
      isExam,
      numberDigits,
      ...(number === 'exam' && { number }),
    });
    const sheetId = sheetIdOf(this.sandbox, { assignmentId: assignment!.id, paperId, settings });
    const part: SheetPart = {
      kind: 'sheet',
      size,
      title,
      isExam,
      number,
      numberDigits,
      sections: sections.map((section) => ({
        title: section.title,
        questions: section.questions.map(fieldOf),
      })),
      copies: students?.map(copyOf(sheetId, number)) ?? [{ code: sheetCode({ sheetId, submissionId: 0 }) }],
    };
    return { part, sheetId };
  }

  /** Sheets of a dictation for everybody, several to a page. */
  halfSheetPart(paperId: string): NumberedPart {
    const { assignment, title, copies } = this.source;
    const settings = JSON.stringify({ version: halfSheetVersion, half: true });
    const sheetId = sheetIdOf(this.sandbox, { assignmentId: assignment!.id, paperId, settings });
    const questions = this.paper(paperId).sections.flatMap((section) => section.questions.map(halfSheetField));
    return { part: { kind: 'halfSheet', title, questions, copies: copies.map(copyOf(sheetId)) }, sheetId };
  }

  /** What everybody gets alike. */
  common(paperId: string): NumberedPart[] {
    const { request, copies } = this.source;
    return request.kinds.flatMap((kind): NumberedPart[] => {
      if (kind === 'sheets') return [this.sheetPart(paperId, copies)];
      if (kind === 'halfSheets') return [this.halfSheetPart(paperId)];
      if (kind === 'blankSheet') return [this.sheetPart(paperId, undefined)];
      return kind === 'paper' || kind === 'answers' ? [this.paperPart(paperId, kind === 'answers')] : [];
    });
  }

  /** Student by student what each has to do. */
  personal(): NumberedPart[] {
    const { request, copies } = this.source;
    const byPaper = grouped(copies, ({ paperId }) => paperId);
    return [...byPaper].flatMap(([paperId, [student]]) =>
      request.kinds.flatMap((kind): NumberedPart[] => {
        if (kind === 'sheets') return [this.sheetPart(paperId, [student!])];
        return kind === 'paper' || kind === 'answers' ? [this.paperPart(paperId, kind === 'answers', student)] : [];
      }),
    );
  }
}

/** The parts of what is to be printed but the report; answer sheets get their numbers. */
export const composeParts = (sandbox: Sandbox, reader: Reader, source: PrintSource): NumberedPart[] =>
  write(sandbox, () => {
    const composer = new Composer(sandbox, reader, source);
    return source.paperId === null ? composer.personal() : composer.common(source.paperId);
  });

/** The numbers of the sheets among some parts, in their order. */
export const sheetIdsIn = (parts: readonly NumberedPart[]): number[] => parts.flatMap(({ sheetId }) => sheetId ?? []);
