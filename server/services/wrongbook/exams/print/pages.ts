import {
  examPrintLabels,
  printedOfScores,
  printedPerSubject,
  type ExamPrintKind,
} from '../../../../../contracts/constants/exam-printing.ts';
import { placeOf } from '../../../../../contracts/wrongbook/exams/seat-place.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { DoorPage, ExamPage, ExamPart, ExamSitting } from '../../../../engines/printing/exam-part.ts';
import { numbersOf } from '../../../../engines/printing/prepare-exam.ts';
import type { PrintedExam, PrintedPlace } from './gather.ts';
import { scoredIn } from './scored.ts';

/** Pages that go together: of a class, of a room or of a subject. */
export interface PrintedFile {
  title: string;
  pages: readonly ExamPage[];
}

/** How many tickets, labels, names to sign or strips are on a page, at least. */
const onPage = { tickets: 4, desks: 10, attendance: 32, slips: 13 } as const;

function seatsOf({ room, candidates }: PrintedPlace, isSerpentine: boolean): DoorPage['seats'] {
  const { capacity, columns } = room!;
  const names = new Map(candidates.map(({ seat, name }) => [Number(seat), name]));
  const places = Array.from({ length: capacity }, (_, index) => ({
    ...placeOf(room!, index + 1, isSerpentine),
    seat: String(index + 1).padStart(2, '0'),
    name: names.get(index + 1) ?? '',
  }));
  return { columns, rows: Math.ceil(capacity / columns), places };
}

function sittingPages(
  sitting: ExamSitting,
  places: readonly PrintedPlace[],
  kinds: readonly ExamPrintKind[],
): ExamPage[] {
  return places.flatMap(({ name, invigilators, candidates }): ExamPage[] => {
    const common = { place: name, sitting, invigilators };
    const count = candidates.length;
    return [
      ...(kinds.includes('attendance') ? [{ form: 'attendance', ...common, candidates } as const] : []),
      ...(kinds.includes('records')
        ? [{ form: 'record', ...common, count, numbers: numbersOf(candidates) } as const]
        : []),
    ];
  });
}

/** What is printed, file by file: tickets by class, what belongs to a room by room, what belongs to a subject by subject. */
export function filesOf(exam: PrintedExam, kinds: readonly ExamPrintKind[]): PrintedFile[] {
  const { timetable, classes, places, sittings, isSerpentine } = exam;
  const of = <Item>(kind: ExamPrintKind, items: readonly Item[], fileOf: (item: Item) => PrintedFile): PrintedFile[] =>
    kinds.includes(kind) ? items.map(fileOf) : [];
  const bySubject = kinds.filter((kind) => printedPerSubject.includes(kind));
  const words = bySubject.map((kind) => examPrintLabels[kind]).join('和');
  return [
    ...of('tickets', classes, ({ name, people }) => ({
      title: `${examPrintLabels.tickets} ${name}`,
      pages: [{ form: 'tickets', timetable, candidates: people.map(({ candidate }) => candidate) }],
    })),
    ...of('desks', places, ({ name, candidates }) => ({
      title: `${examPrintLabels.desks} ${name}`,
      pages: [{ form: 'desks', candidates }],
    })),
    ...of('doors', places, (place) => ({
      title: `${examPrintLabels.doors} ${place.name}`,
      pages: [
        {
          form: 'door',
          room: place.name,
          timetable,
          candidates: place.candidates,
          seats: seatsOf(place, isSerpentine),
        },
      ],
    })),
    ...(bySubject.length === 0
      ? []
      : sittings.map((sitting) => ({
          title: `${words} ${sitting.subject}`,
          pages: sittingPages(sitting, places, bySubject),
        }))),
  ];
}

/** How many pages these and what tells scores are, about: as many, or more. */
export function countPages(
  files: readonly PrintedFile[],
  { classes }: PrintedExam,
  kinds: readonly ExamPrintKind[],
): number {
  const people = classes.reduce((sum, own) => sum + own.people.length, 0);
  const ofScores =
    (kinds.includes('slips') ? people / onPage.slips + classes.length : 0) + (kinds.includes('letters') ? people : 0);
  return files.flatMap(({ pages }) => pages).reduce((sum, page) => sum + pagesOf(page), Math.floor(ofScores));
}

function pagesOf(page: ExamPage): number {
  switch (page.form) {
    case 'record':
      return 1;
    case 'door':
      return 2;
    case 'slips':
    case 'letters':
      return page.people.length;
    default:
      return Math.ceil(page.candidates.length / onPage[page.form]);
  }
}

/** What tells scores, class by class: read when its turn comes. */
export const scoreFilesOf = (
  sandbox: Sandbox,
  exam: PrintedExam,
  kinds: readonly ExamPrintKind[],
): (() => PrintedFile)[] =>
  kinds
    .filter((kind) => printedOfScores.includes(kind))
    .flatMap((kind) =>
      exam.classes.map((own) => () => {
        const people = scoredIn(sandbox, exam, own);
        const page: ExamPage =
          kind === 'slips' ? { form: 'slips', people } : { form: 'letters', date: dateOf(sandbox), people };
        return { title: `${examPrintLabels[kind]} ${own.name}`, pages: [page] };
      }),
    );

/** 2026 年 11 月 12 日. */
function dateOf({ clock }: Sandbox): string {
  const [year, month, day] = clock.dateTime().slice(0, 10).split('-').map(Number);
  return `${year!} 年 ${month!} 月 ${day!} 日`;
}

/** Pages as parts of a document. */
export const partsOf = ({ school, title }: PrintedExam, { pages }: PrintedFile): ExamPart[] =>
  pages.map((page) => ({ kind: 'exam', school, title, page }));
