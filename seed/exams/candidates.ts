import { resultState } from '../../contracts/constants/exams.ts';
import { hashOf } from '../../server/engines/simulation/answering/chance.ts';
import { numbering } from '../../server/engines/exams/exam-numbers.ts';
import { seatRooms, type Seated } from '../../server/engines/exams/seating.ts';
import { studentIdOf, studentNoOf, type SeededClass, type World } from '../world.ts';
import type { PlannedExam } from './planned.ts';

/** A candidate with the class of that day. */
export interface SeededCandidate {
  studentId: string;
  studentNo: string;
  /** Hash by which abilities are known. */
  student: number;
  schoolClass: SeededClass;
}

/** The seat in the first class of whoever has come there from the second in the last summer. */
const movedSeat = 5;

/** The class in which a student was on a day. */
function classThen({ classes, startDate }: PlannedExam, { schoolYear }: World, one: SeededClass, seat: number) {
  const hasMoved = one.number === 1 && seat === movedSeat && startDate < `${schoolYear}-08-01`;
  return (hasMoved && classes.find(({ number }) => number === 2)) || one;
}

/** Who sits an exam, class by class. */
export const candidatesOf = (world: World, exam: PlannedExam): SeededCandidate[] =>
  exam.classes.flatMap((one) =>
    Array.from({ length: one.students }, (_, index) => {
      const studentId = studentIdOf(one.id, index + 1);
      return {
        studentId,
        studentNo: studentNoOf(one.school, one.entryYear, one.number, index + 1),
        student: hashOf(`${world.seed}/${studentId}`),
        schoolClass: classThen(exam, world, one, index + 1),
      };
    }),
  );

const room = { capacity: 30, columns: 5 } as const;

export const examNoPattern = { seated: '{年}{年级:2}{考场:2}{座位:2}', unseated: '{学号}' } as const;

/** Seats all in rooms of thirty, classes mixed and S-shaped; the seat of each by student. */
function seatAll(world: World, exam: PlannedExam, candidates: readonly SeededCandidate[]): Map<string, Seated> {
  const teachers = [
    ...new Set(
      exam.classes
        .flatMap(({ id }) => exam.subjects.map(({ course }) => world.taught.get(`${id}:${course.courseId}`) ?? []))
        .flat(),
    ),
  ];
  const rooms = Array.from({ length: Math.ceil(candidates.length / room.capacity) }, (_, index) => ({
    id: `${exam.id}${String(index + 1).padStart(2, '0')}`,
    position: index + 1,
    ...room,
  }));
  for (const one of rooms) {
    const invigilators = JSON.stringify(teachers.slice(one.position * 2 - 2, one.position * 2));
    world.write.examRoom({ ...one, examId: exam.id, name: `第${one.position}考场`, invigilators });
  }
  const waiting = candidates.map(({ studentId, schoolClass }) => ({
    studentId,
    classId: schoolClass.id,
    result: null,
  }));
  const seats = [...seatRooms(waiting, rooms, { way: 'mixed', isSerpentine: true, seed: world.seed })];
  return new Map(seats.flatMap((part) => part.seats).map((seated) => [seated.studentId, seated]));
}

/** Writes down who sits an exam, and where. */
export function writeCandidates(world: World, exam: PlannedExam, candidates: readonly SeededCandidate[]): void {
  const seats = exam.hasRooms ? seatAll(world, exam, candidates) : undefined;
  const numberOf = numbering(examNoPattern[seats ? 'seated' : 'unseated']);
  const isNumbered = exam.state !== 'planned';
  for (const { studentId, studentNo, schoolClass } of candidates) {
    const seated = seats?.get(studentId);
    const values = {
      年: exam.startDate.slice(0, 4),
      年级: exam.grade.gradeId,
      班: schoolClass.number,
      考场: seated ? Number(seated.roomId.slice(-2)) : 0,
      座位: seated?.seat ?? 0,
      序号: 0,
      学号: studentNo,
    };
    world.write.examStudent({
      examId: exam.id,
      studentId,
      classId: schoolClass.id,
      examNo: isNumbered ? numberOf(values) : '',
      roomId: seated?.roomId ?? null,
      seat: seated?.seat ?? null,
    });
  }
}

const { sat, absent, disqualified, deferred, makeUp } = resultState;

/** Shares of a thousand who were ill for a whole exam, who missed a single sitting, and what else became of sittings of ten thousand. */
const missed = { exam: 9, sitting: 4 } as const;
const rarely: readonly (readonly [number, number])[] = [
  [4, disqualified],
  [10, deferred],
  [16, makeUp],
];

/** What became of a candidate: by hash of the exam and of the subject. */
export function stateOf(ofExam: number, ofSubject: number): number {
  if (ofExam % 1000 < missed.exam || ofSubject % 1000 < missed.sitting) return absent;
  const place = (ofSubject >>> 12) % 10_000;
  return rarely.find(([below]) => place < below)?.[1] ?? sat;
}
