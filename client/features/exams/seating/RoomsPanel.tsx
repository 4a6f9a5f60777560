import { SegmentedControl, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { listExamRooms } from '../../../../contracts/wrongbook/exams/seating.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import { CandidateList } from './CandidateList.tsx';
import { RoomEditor } from './RoomEditor.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { SeatingActs } from './SeatingActs.tsx';
import type { Room } from './rooms.ts';

/** The rooms and seats of an exam: set while it is planned, looked at ever after. */
export function RoomsPanel({ exam }: { exam: ExamDetail }): ReactNode {
  const answer = useCall(listExamRooms, { examId: exam.id });
  const mayChange = exam.isLeader && exam.state === 'planned';
  return (
    <Loaded answer={answer} what="考场">
      {(rooms) => (
        <Stack gap="md">
          {mayChange && <RoomEditor exam={exam} rooms={rooms} />}
          {mayChange && rooms.length > 0 && <SeatingActs exam={exam} />}
          {!mayChange && exam.isLeader && (
            <Text size="sm" c="dimmed">
              已印制，考场和座位不再变；要改，须先退回筹备。
            </Text>
          )}
          <Seats exam={exam} rooms={rooms} />
        </Stack>
      )}
    </Loaded>
  );
}

/** Who sits where: a room as a picture, or everybody as a list. */
function Seats({ exam, rooms }: { exam: ExamDetail; rooms: readonly Room[] }): ReactNode {
  const [asked, setView] = useState<string>();
  const [roomId, setRoom] = useState('');
  const isSeated = rooms.length > 0 && exam.seatedCount > 0;
  const view = isSeated ? (asked ?? 'room') : 'list';
  const room = rooms.find(({ id }) => id === roomId) ?? rooms[0];
  return (
    <Card
      title="考生"
      flush={view === 'list'}
      aside={
        isSeated && (
          <>
            {view === 'room' && (
              <FilterSelect
                label="考场"
                options={rooms.map(({ id, name, seatedCount }) => ({
                  value: id,
                  label: `${name}（${seatedCount} 人）`,
                }))}
                value={room?.id}
                onChange={setRoom}
                width={200}
              />
            )}
            <SegmentedControl
              size="xs"
              ml="auto"
              aria-label="显示方式"
              data={[
                { value: 'room', label: '座位图' },
                { value: 'list', label: '名单' },
              ]}
              value={view}
              onChange={setView}
            />
          </>
        )
      }
    >
      {view === 'room' && room ? <RoomPicture exam={exam} room={room} /> : <CandidateList exam={exam} rooms={rooms} />}
    </Card>
  );
}
