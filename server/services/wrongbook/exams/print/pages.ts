import {
  examPrintLabels,
  printedPerSubject,
  type ExamPrintKind,
} from '../../../../../contracts/constants/exam-printing.ts';
import { placeOf } from '../../../../engines/exams/grid.ts';
import type { DoorPage, ExamPage, ExamPart, ExamSitting } from '../../../../engines/printing/exam-part.ts';
import { numbersOf } from '../../../../engines/printing/prepare-exam.ts';
import type { PrintedExam, PrintedPlace } from './gather.ts';

/** Pages that go together: of a class, of a room or of a subject. */
export interface PrintedFile {
  title: string;
  pages: readonly ExamPage[];
}

/** How many tickets, labels or names to sign are on a page, at least. */
const onPage = { tickets: 4, desks: 10, attendance: 32 } as const;

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
    ...of('tickets', classes, ({ name, candidates }) => ({
      title: `${examPrintLabels.tickets} ${name}`,
      pages: [{ form: 'tickets', timetable, candidates }],
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

/** How many pages these are, about: as many, or more. */
export const countPages = (files: readonly PrintedFile[]): number =>
  files
    .flatMap(({ pages }) => pages)
    .reduce((sum, page) => {
      if (page.form === 'record') return sum + 1;
      if (page.form === 'door') return sum + 2;
      return sum + Math.ceil(page.candidates.length / onPage[page.form]);
    }, 0);

/** Pages as parts of a document. */
export const partsOf = ({ school, title }: PrintedExam, { pages }: PrintedFile): ExamPart[] =>
  pages.map((page) => ({ kind: 'exam', school, title, page }));
