import { printedForRooms, examPrintLabels } from '../../../../../contracts/constants/exam-printing.ts';
import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { printExam } from '../../../../../contracts/wrongbook/exams/exam-print.ts';
import { grouped } from '../../../../database/lists.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { ExamCandidate, ExamSitting } from '../../../../engines/printing/exam-part.ts';
import { refusal } from '../../../../http/errors.ts';
import { examHead } from '../exam-head.ts';
import { roomsOf } from '../seating/rooms.ts';
import { selectTimetable } from '../setup/exams.queries.ts';
import { schoolNameOf, selectPrinted, type PrintedRow } from './print.queries.ts';

type Input = ParsedOf<typeof printExam>;

/** Where candidates sit: a room, or where there are none their own classroom. */
export interface PrintedPlace {
  name: string;
  invigilators: string;
  candidates: readonly ExamCandidate[];
  /** Undefined of a classroom. */
  room?: { capacity: number; columns: number };
}

/** All that pages of an exam are made of. */
export interface PrintedExam {
  school: string;
  title: string;
  isSerpentine: boolean;
  timetable: readonly ExamSitting[];
  /** Those that are printed for each subject. */
  sittings: readonly ExamSitting[];
  classes: readonly { name: string; candidates: readonly ExamCandidate[] }[];
  places: readonly PrintedPlace[];
}

const weekdays = '日一二三四五六';

/** 11 月 5 日 周四. */
function dayOf(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${month!} 月 ${day!} 日 周${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]!}`;
}

function candidateOf(row: PrintedRow, roomNames: ReadonlyMap<string, string>): ExamCandidate {
  const numbered = row.examNo !== '';
  return {
    name: row.name,
    className: row.className,
    number: numbered ? row.examNo : row.studentNo,
    numberLabel: numbered ? '考号' : '学号',
    room: roomNames.get(row.roomId ?? '') ?? '',
    seat: row.seat === null ? '' : String(row.seat).padStart(2, '0'),
  };
}

function checkSeats({ kinds }: Input, hasRooms: boolean, rows: readonly PrintedRow[]): void {
  const ofRooms = kinds.filter((kind) => printedForRooms.includes(kind));
  if (!hasRooms && ofRooms.length > 0)
    throw refusal(printExam, 'noRooms', { kinds: ofRooms.map((kind) => examPrintLabels[kind]).join('、') });
  const count = rows.filter(({ roomId }) => roomId === null).length;
  if (hasRooms && count > 0) throw refusal(printExam, 'unseated', { count });
}

function placesOf(sandbox: Sandbox, { examId }: Input, rows: readonly PrintedRow[], people: readonly ExamCandidate[]) {
  const rooms = roomsOf(sandbox, examId);
  const seated = grouped([...rows.keys()], (index) => rows[index]!.roomId);
  return rooms.flatMap((room): PrintedPlace[] => {
    const found = (seated.get(room.id) ?? []).sort((a, b) => rows[a]!.seat! - rows[b]!.seat!);
    if (found.length === 0) return [];
    const { name, capacity, columns } = room;
    const invigilators = room.invigilators.map((one) => one.name).join('、');
    return [{ name, invigilators, candidates: found.map((index) => people[index]!), room: { capacity, columns } }];
  });
}

/** Reads what is printed of an exam; refuses what cannot be yet. */
export function gatherExam(sandbox: Sandbox, input: Input): PrintedExam {
  const { examId, courseId } = input;
  const { name, settings } = examHead(sandbox, printExam, examId);
  const rooms = roomsOf(sandbox, examId);
  const rows = selectPrinted(sandbox, input);
  checkSeats(input, rooms.length > 0, rows);
  if (rows.length === 0) throw refusal(printExam, 'nobody');
  const roomNames = new Map(rooms.map((room) => [room.id, room.name]));
  const people = rows.map((row) => candidateOf(row, roomNames));
  const subjects = selectTimetable(sandbox, examId).sort((a, b) =>
    `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`),
  );
  const sittingOf = ({ courseName, date, from, to }: (typeof subjects)[number]): ExamSitting => ({
    subject: courseName,
    day: dayOf(date),
    time: `${from}–${to}`,
  });
  const chosen = subjects.filter((subject) => courseId === undefined || subject.courseId === courseId);
  if (chosen.length === 0) throw refusal(printExam, 'noSubject');
  const classes = [...grouped(people, ({ className }) => className)].map(([className, candidates]) => ({
    name: className,
    candidates,
  }));
  return {
    school: schoolNameOf(sandbox, examId),
    title: name,
    isSerpentine: settings.isSerpentine ?? true,
    timetable: subjects.map(sittingOf),
    sittings: chosen.map(sittingOf),
    classes,
    places:
      rooms.length > 0 ? placesOf(sandbox, input, rows, people) : classes.map((one) => ({ ...one, invigilators: '' })),
  };
}
