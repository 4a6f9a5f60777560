import {
  examPrintLabels,
  printedForRooms,
  printedOfScores,
  printedPerSubject,
} from '../../../../contracts/constants/exam-printing.ts';
import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import { printExam } from '../../../../contracts/wrongbook/exams/exam-print.ts';
import type { listExamRooms } from '../../../../contracts/wrongbook/exams/seating.ts';
import { fetchFile } from '../../../api/download.ts';
import type { PrintOrder } from '../../printing/print-job.ts';
import type { ExamDetail } from '../frame/exam.ts';
import type { PrintChoice } from './use-print-choice.ts';

type Rooms = DataOf<typeof listExamRooms>;
type Request = InputOf<typeof printExam>;

/** Why there is nothing of a kind; "" where there is. */
export function closedBy({ roomCount, subjects }: ExamDetail, kind: PrintChoice['kinds'][number]): string {
  if (roomCount === 0 && printedForRooms.includes(kind)) return '没有设考场';
  return printedOfScores.includes(kind) && !subjects.some(({ isPublished }) => isPublished) ? '成绩发布后打印' : '';
}

/** The choice as far as the exam has it: without rooms nothing is printed for them, before publication nothing of scores. */
export function requestOf(exam: ExamDetail, choice: PrintChoice): Request {
  const { classId, examRoomId, courseId } = choice;
  const kinds = choice.kinds.filter((kind) => closedBy(exam, kind) === '');
  return {
    examId: exam.id,
    kinds: [...kinds],
    ...(classId && { classId }),
    ...(examRoomId && { examRoomId }),
    ...(courseId && kinds.some((kind) => printedPerSubject.includes(kind)) && { courseId }),
  };
}

/** The same for one room or class and one subject: what is looked at needs not be all that is printed. */
export function sampleOf(exam: ExamDetail, rooms: Rooms, request: Request): Request {
  const [room] = rooms.filter(({ seatedCount }) => seatedCount > 0);
  const [first] = exam.classes;
  const [subject] = exam.subjects;
  const isNarrow = request.classId !== undefined || request.examRoomId !== undefined;
  const some = room ? { examRoomId: room.id } : { classId: first?.classId };
  return { ...request, ...(!isNarrow && some), courseId: request.courseId ?? subject?.courseId };
}

/** Typesets a sample on the server. */
export const fetchSample = (request: Request, signal: AbortSignal): Promise<Blob> =>
  fetchFile(printExam, request, { signal });

/** All of a request as a job of the tray. */
export function orderOf(
  exam: ExamDetail,
  request: Request,
  act: PrintOrder['act'],
  form: 'pdf' | 'archive',
): PrintOrder<typeof printExam> {
  const words = request.kinds.map((kind) => examPrintLabels[kind]).join('、');
  return {
    call: 'printExam',
    endpoint: printExam,
    input: { ...request, form },
    title: `${act === 'print' ? '打印' : '保存'}${exam.name} ${words}`,
    name: exam.name,
    label: words,
    form,
    act,
  };
}
