import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import { setExamRooms } from '../../../../../contracts/wrongbook/exams/seating.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import { takePlanned } from '../exam-head.ts';
import { replaceRooms, selectRooms, selectTeachers } from './seating.queries.ts';

/** The rooms of an exam, with who invigilates there. */
export function roomsOf(sandbox: Sandbox, examId: string) {
  const rooms = selectRooms(sandbox, examId);
  const teachers = selectTeachers(
    sandbox,
    rooms.flatMap(({ invigilators }) => invigilators),
  );
  return rooms.map(({ position: _, invigilators, ...room }) => ({
    ...room,
    invigilators: invigilators.map((teacherId) => ({ teacherId, name: teachers.get(teacherId)?.name ?? '' })),
  }));
}

/** Sets the rooms of an exam. Call it within a write. */
export function setRooms(sandbox: Sandbox, { examId, version, rooms }: ParsedOf<typeof setExamRooms>): void {
  takePlanned(sandbox, setExamRooms, examId, version);
  const wanted = rooms.map(({ invigilators = [], ...room }) => ({
    ...room,
    invigilators: invigilators.map(({ teacherId }) => teacherId),
  }));
  const teachers = selectTeachers(
    sandbox,
    wanted.flatMap(({ invigilators }) => invigilators),
  );
  const [names, busy] = [new Set<string>(), new Set<string>()];
  for (const { name, capacity, columns, invigilators } of wanted) {
    if (names.has(name)) throw refusal(setExamRooms, 'repeatedRoom', { name });
    names.add(name);
    if (columns > capacity) throw refusal(setExamRooms, 'tooManyColumns', { name });
    for (const id of invigilators) {
      const teacher = teachers.get(id);
      if (!teacher || teacher.isDeleted) throw refusal(setExamRooms, 'invigilatorGone', { name });
      if (busy.has(id)) throw refusal(setExamRooms, 'repeatedInvigilator', { teacherName: teacher.name, name });
      busy.add(id);
    }
  }
  replaceRooms(sandbox, examId, wanted);
}
