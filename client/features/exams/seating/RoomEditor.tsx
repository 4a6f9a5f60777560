import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { BehindNote } from '../../../components/form/BehindNote.tsx';
import type { Faults } from '../../../components/form/form.ts';
import { useFirstFault } from '../../../components/form/use-first-fault.ts';
import { Card } from '../../../components/page/Card.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import { useTeacherOptions } from '../setup/use-plan-options.ts';
import { RoomFields } from './RoomFields.tsx';
import { faultsOfRooms, proposedRooms, seatsIn, type Room } from './rooms.ts';
import styles from './seating.module.css';
import { useRoomDraft } from './use-room-draft.ts';

/** The rooms of an exam: what each is called, how many it seats in how many columns, and who invigilates. */
export function RoomEditor({ exam, rooms }: { exam: ExamDetail; rooms: readonly Room[] }): ReactNode {
  const [faults, setFaults] = useState<Faults>({});
  const teachers = useTeacherOptions();
  const findFault = useFirstFault();
  const nameOf = (id: string) => teachers.find(({ value }) => value === id)?.label ?? '这位教师';
  const { rows, setRows, run, busy, isChanged, isBehind } = useRoomDraft(exam, rooms, nameOf);
  const seats = seatsIn(rows);
  const add = (students: number) =>
    setRows([...rows, ...proposedRooms(students, rows.length + 1, Math.max(-1, ...rows.map(({ key }) => key)) + 1)]);
  const save = () => {
    const found = faultsOfRooms(rows, nameOf);
    setFaults(found);
    if (Object.keys(found).length > 0) return findFault();
    void run();
  };
  return (
    <Card
      title="考场"
      aside={
        <Acts seats={seats} rooms={rows.length} students={exam.studentCount} add={add}>
          <Button size="compact-sm" disabled={!isChanged} loading={busy} onClick={save}>
            保存考场
          </Button>
        </Acts>
      }
    >
      {isBehind && !busy && <BehindNote />}
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          在本班教室考的小测不用设考场；集中考试请加考场，再排座位。
        </Text>
      ) : (
        <div className={styles.rooms} role="group" aria-label="考场">
          {rows.map((row, index) => (
            <RoomFields
              key={row.key}
              {...{ row, index, faults, teachers }}
              change={(changes) => setRows(rows.map((one) => (one === row ? { ...one, ...changes } : one)))}
              remove={() => setRows(rows.filter((one) => one !== row))}
            />
          ))}
        </div>
      )}
    </Card>
  );
}

interface ActsProps {
  seats: number;
  rooms: number;
  students: number;
  /** Adds as many rooms as seat so many. */
  add: (students: number) => void;
  children: ReactNode;
}

function Acts({ seats, rooms, students, add, children }: ActsProps): ReactNode {
  const isShort = rooms > 0 && seats < students;
  return (
    <Group gap={8}>
      <Text size="sm" c={isShort ? 'red.9' : 'dimmed'}>
        {rooms} 个考场 {seats} 个座位，考生 {students} 人{isShort && `，还差 ${students - seats} 个`}
      </Text>
      <Button size="compact-sm" variant="light" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => add(1)}>
        加考场
      </Button>
      {seats < students && (
        <Button size="compact-sm" variant="default" onClick={() => add(students - seats)}>
          按 30 人补足
        </Button>
      )}
      {children}
    </Group>
  );
}
