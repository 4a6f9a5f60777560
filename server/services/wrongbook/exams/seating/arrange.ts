import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { DataOf, ParsedOf } from '../../../../../contracts/endpoint.ts';
import { arrangeSeats } from '../../../../../contracts/wrongbook/exams/seating.ts';
import { exams } from '../../../../database/exam-tables.ts';
import { writeWhenFree } from '../../../../database/prepared.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { isExamNo, numbering } from '../../../../engines/exams/exam-numbers.ts';
import { seatRooms, type Seated } from '../../../../engines/exams/seating.ts';
import { refusal } from '../../../../http/errors.ts';
import { examHead, takePlanned, type ExamHead } from '../exam-head.ts';
import { drawCandidates } from '../setup/candidates.queries.ts';
import { putSeats, selectCandidates, selectRooms, selectTotals, type RoomRow } from './seating.queries.ts';

type Input = ParsedOf<typeof arrangeSeats>;
type CandidateRow = ReturnType<typeof selectCandidates>[number];

/** What candidates have reached in the exam by which they are seated. */
function totalsFor(sandbox: Sandbox, { way, sourceExamId }: Input): ReadonlyMap<string, number> {
  if (way !== 'result') return new Map();
  if (sourceExamId === undefined) throw refusal(arrangeSeats, 'noSource');
  const totals = selectTotals(sandbox, sourceExamId);
  if (totals.size === 0) throw refusal(arrangeSeats, 'noResults');
  return totals;
}

function checkRooms(rooms: readonly RoomRow[], count: number): void {
  if (rooms.length === 0) throw refusal(arrangeSeats, 'noRooms');
  if (count === 0) throw refusal(arrangeSeats, 'nobody');
  const seats = rooms.reduce((sum, { capacity }) => sum + capacity, 0);
  if (seats < count) throw refusal(arrangeSeats, 'tooFewSeats', { seats, count, missing: count - seats });
}

/** Gives each seat its number; refused where two are alike or one does not fit. */
function numbered(
  { settings, startDate, gradeId }: ExamHead,
  candidates: readonly CandidateRow[],
  rooms: readonly RoomRow[],
  seats: readonly Seated[],
): (Seated & { examNo: string })[] {
  const numberOf = numbering(settings.examNoPattern);
  const byId = new Map(candidates.map((candidate) => [candidate.studentId, candidate]));
  const roomNo = new Map(rooms.map(({ id, position }) => [id, position]));
  const taken = new Set<string>();
  return seats.map((seated, index) => {
    const { classNo, studentNo } = byId.get(seated.studentId)!;
    const examNo = numberOf({
      年: startDate.slice(0, 4),
      年级: gradeId,
      班: classNo,
      考场: roomNo.get(seated.roomId)!,
      座位: seated.seat,
      序号: index + 1,
      学号: studentNo,
    });
    if (!isExamNo(examNo)) throw refusal(arrangeSeats, 'badNo', { examNo });
    if (taken.has(examNo)) throw refusal(arrangeSeats, 'repeatedNo', { examNo });
    taken.add(examNo);
    return { ...seated, examNo };
  });
}

/** Seats and numbers everybody who is in the classes of an exam now, room after room so that others have their turn in between. */
export async function arrange(sandbox: Sandbox, input: Input): Promise<DataOf<typeof arrangeSeats>> {
  const { examId, version, way, isSerpentine, seed } = input;
  examHead(sandbox, arrangeSeats, examId);
  const candidates = selectCandidates(sandbox, examId);
  const rooms = selectRooms(sandbox, examId);
  checkRooms(rooms, candidates.length);
  const totals = totalsFor(sandbox, input);
  const seats: Seated[] = [];
  let neighbourCount = 0;
  const known = candidates.map((one) => ({ ...one, result: totals.get(one.studentId) ?? null }));
  for (const part of seatRooms(known, rooms, { way, isSerpentine, seed })) {
    seats.push(...part.seats);
    neighbourCount += part.neighbourCount;
    await setImmediate();
  }
  return writeWhenFree(sandbox, () => {
    const head = takePlanned(sandbox, arrangeSeats, examId, version);
    drawCandidates(sandbox, examId);
    putSeats(sandbox, examId, numbered(head, candidates, rooms, seats));
    const settings = JSON.stringify({ ...head.settings, isSerpentine });
    sandbox.orm.update(exams).set({ settings }).where(eq(exams.id, examId)).run();
    const withoutResultCount = way === 'result' ? known.filter(({ result }) => result === null).length : 0;
    return { seatedCount: seats.length, neighbourCount, withoutResultCount };
  });
}
