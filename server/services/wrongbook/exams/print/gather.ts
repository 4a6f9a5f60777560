import {
  examPrintLabels,
  printedForRooms,
  printedOfScores,
  type ExamPrintKind,
} from '../../../../../contracts/constants/exam-printing.ts';
import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { printExam } from '../../../../../contracts/wrongbook/exams/exam-print.ts';
import { grouped } from '../../../../database/lists.ts';
import type { ExamCandidate, ExamSitting } from '../../../../engines/printing/exam-part.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Caller } from '../../../../http/teaching.ts';
import { examHead, type ExamHead } from '../exam-head.ts';
import { viewOf } from '../report/view.ts';
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

/** A class with those of its candidates who are printed. */
export interface PrintedClass {
  classId: string;
  name: string;
  people: readonly { studentId: string; candidate: ExamCandidate }[];
}

/** All that pages of an exam are made of. */
export interface PrintedExam {
  id: string;
  school: string;
  title: string;
  isSerpentine: boolean;
  timetable: readonly ExamSitting[];
  /** Those that are printed for each subject. */
  sittings: readonly ExamSitting[];
  classes: readonly PrintedClass[];
  places: readonly PrintedPlace[];
  /** Subjects whose scores may be told. */
  published: readonly { subjectId: string; subject: string; full: number }[];
}

const labelsOf = (kinds: readonly ExamPrintKind[]): string => kinds.map((kind) => examPrintLabels[kind]).join('、');

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
  if (kinds.every((kind) => printedOfScores.includes(kind))) return;
  const ofRooms = kinds.filter((kind) => printedForRooms.includes(kind));
  if (!hasRooms && ofRooms.length > 0) throw refusal(printExam, 'noRooms', { kinds: labelsOf(ofRooms) });
  const count = rows.filter(({ roomId }) => roomId === null).length;
  if (hasRooms && count > 0) throw refusal(printExam, 'unseated', { count });
}

type Person = PrintedRow & { candidate: ExamCandidate };

const candidatesOf = (people: readonly { candidate: ExamCandidate }[]): ExamCandidate[] =>
  people.map(({ candidate }) => candidate);

/** Rooms in which somebody is printed, in the order of their seats. */
function placesOf(rooms: ReturnType<typeof roomsOf>, people: readonly Person[]): PrintedPlace[] {
  const seated = grouped(people, ({ roomId }) => roomId);
  return rooms.flatMap(({ id, name, capacity, columns, invigilators }): PrintedPlace[] => {
    const found = (seated.get(id) ?? []).sort((one, other) => one.seat! - other.seat!);
    if (found.length === 0) return [];
    const names = invigilators.map((one) => one.name).join('、');
    return [{ name, invigilators: names, candidates: candidatesOf(found), room: { capacity, columns } }];
  });
}

const classroomOf = ({ name, people }: PrintedClass): PrintedPlace => ({
  name,
  invigilators: '',
  candidates: candidatesOf(people),
});

type Subjects = ReturnType<typeof selectTimetable>;

/** Refuses scores that are not published, or that the caller does not see in all subjects. */
function checkScores(caller: Caller, { kinds }: Input, head: ExamHead, subjects: Subjects): void {
  const named = kinds.filter((kind) => printedOfScores.includes(kind));
  if (named.length === 0) return;
  const values = { kinds: labelsOf(named) };
  if (!viewOf(caller, head).isWhole) throw refusal(printExam, 'notWhole', values);
  if (!subjects.some(({ isPublished }) => isPublished)) throw refusal(printExam, 'unpublished', values);
}

const sittingOf = ({ courseName, date, from, to }: Subjects[number]): ExamSitting => ({
  subject: courseName,
  day: dayOf(date),
  time: `${from}–${to}`,
});

/** Reads what is printed of an exam; refuses what cannot be yet. */
export function gatherExam(caller: Caller, input: Input): PrintedExam {
  const { sandbox } = caller;
  const { examId, courseId } = input;
  const head = examHead(sandbox, printExam, examId);
  const subjects = selectTimetable(sandbox, examId).sort((a, b) =>
    `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`),
  );
  checkScores(caller, input, head, subjects);
  const rooms = roomsOf(sandbox, examId);
  const rows = selectPrinted(sandbox, input);
  checkSeats(input, rooms.length > 0, rows);
  if (rows.length === 0) throw refusal(printExam, 'nobody');
  const chosen = subjects.filter((subject) => courseId === undefined || subject.courseId === courseId);
  if (chosen.length === 0) throw refusal(printExam, 'noSubject');
  const roomNames = new Map(rooms.map((room) => [room.id, room.name]));
  const people = rows.map((row) => ({ ...row, candidate: candidateOf(row, roomNames) }));
  const classes = [...grouped(people, ({ classId }) => classId)].map(([classId, own]) => ({
    classId,
    name: own[0]!.className,
    people: own,
  }));
  return {
    id: examId,
    school: schoolNameOf(sandbox, examId),
    title: head.name,
    isSerpentine: head.settings.isSerpentine ?? true,
    timetable: subjects.map(sittingOf),
    sittings: chosen.map(sittingOf),
    classes,
    places: rooms.length > 0 ? placesOf(rooms, people) : classes.map(classroomOf),
    published: subjects
      .filter(({ isPublished }) => isPublished)
      .map(({ subjectId, courseName: subject, full }) => ({ subjectId, subject, full })),
  };
}
