import { getExam } from '../../../../contracts/wrongbook/exams/exams.ts';
import { listExamRooms, setExamRooms } from '../../../../contracts/wrongbook/exams/seating.ts';
import { call } from '../../../api/call.ts';
import { useDraft } from '../../../components/form/use-draft.ts';
import { useUnloadGuard } from '../../../components/form/use-unload-guard.ts';
import { showError } from '../../../components/toast.ts';
import { isFailure, useAction } from '../../../components/use-action.ts';
import type { ExamDetail } from '../frame/exam.ts';
import { roomsInput, storedRooms, textOfRooms, type Room, type RoomRow } from './rooms.ts';

/** The rooms of an exam while they are changed, and how they are saved. */
export function useRoomDraft(exam: ExamDetail, rooms: readonly Room[], nameOf: (teacherId: string) => string) {
  const examId = exam.id;
  const draft = useDraft(storedRooms(exam.version, rooms));
  useUnloadGuard(draft.isChanged);
  const { run, busy } = useAction(async () => {
    const sent = draft.submit({
      endpoint: setExamRooms,
      // A stale version is no failure to be told of: what to keep is asked instead.
      send: (mine, version) => call(setExamRooms, { examId, version, rooms: roomsInput(mine.rows) }, { quiet: true }),
      read: async () => {
        const { version } = await call(getExam, { examId }, { quiet: true });
        return storedRooms(version, await call(listExamRooms, { examId }, { quiet: true }));
      },
      words: { labelOf: () => '考场', textOf: (_, mine) => textOfRooms(mine.rows, nameOf) },
    });
    await sent.catch((error: unknown) => {
      if (isFailure(error) && error.message !== '') showError(error.message);
      throw error;
    });
  });
  const setRows = (rows: RoomRow[]) => draft.setValues({ rows });
  return { rows: draft.values.rows, setRows, run, busy, isChanged: draft.isChanged, isBehind: draft.isBehind };
}
