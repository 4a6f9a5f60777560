import * as calls from '../../../../../contracts/wrongbook/exams/seating.ts';
import { write } from '../../../../database/prepared.ts';
import { route } from '../../../../http/route.ts';
import { examHead } from '../exam-head.ts';
import { arrange } from './arrange.ts';
import { roomsOf, setRooms } from './rooms.ts';
import { selectCandidatePage } from './seating.queries.ts';

export const examSeatingRoutes = [
  route(calls.listExamRooms, ({ sandbox, input: { examId } }) => {
    examHead(sandbox, calls.listExamRooms, examId);
    return roomsOf(sandbox, examId);
  }),

  route(calls.setExamRooms, ({ sandbox, input }) => write(sandbox, () => setRooms(sandbox, input))),

  route(calls.arrangeSeats, ({ sandbox, input }) => arrange(sandbox, input)),

  route(calls.pageCandidates, ({ sandbox, input }) => {
    examHead(sandbox, calls.pageCandidates, input.examId);
    return selectCandidatePage(sandbox, input);
  }),
];
