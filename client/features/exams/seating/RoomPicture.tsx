import type { ReactNode } from 'react';
import { placeOf } from '../../../../contracts/wrongbook/exams/seat-place.ts';
import { pageCandidates } from '../../../../contracts/wrongbook/exams/seating.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import type { Room } from './rooms.ts';
import styles from './seating.module.css';

/** As many as a room may have. */
const most = 500;

/** A room as one sees it from behind: the front above, each seat with its number and who sits there. */
export function RoomPicture({ exam, room }: { exam: ExamDetail; room: Room }): ReactNode {
  const answer = useCall(pageCandidates, {
    examId: exam.id,
    examRoomId: room.id,
    current: 1,
    size: most,
    ascs: 'seat',
  });
  return (
    <Loaded answer={answer} what="座位">
      {({ records }) => (
        <>
          <div className={styles.front}>讲台</div>
          <div className={styles.seats} role="list" aria-label={`${room.name}的座位`}>
            {Array.from({ length: room.capacity }, (_, index) => {
              const seat = index + 1;
              const place = placeOf(room, seat, exam.isSerpentine);
              const who = records.find((candidate) => candidate.seat === seat);
              return (
                <div
                  key={seat}
                  role="listitem"
                  className={styles.seat}
                  data-free={who === undefined || undefined}
                  style={{ gridColumn: place.column + 1, gridRow: place.row + 1 }}
                >
                  {seat} {who ? <b>{who.studentName}</b> : '空'}
                  {who && (
                    <span title={who.examNo}>
                      {who.className} {who.examNo}
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        </>
      )}
    </Loaded>
  );
}
