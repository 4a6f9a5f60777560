import { ActionIcon, Button, Group, MultiSelect, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { setExamRooms } from '../../../../contracts/wrongbook/exams/seating.ts';
import { call } from '../../../api/call.ts';
import type { Faults } from '../../../components/form/form.ts';
import { useFirstFault } from '../../../components/form/use-first-fault.ts';
import { useUnloadGuard } from '../../../components/form/use-unload-guard.ts';
import { Card } from '../../../components/page/Card.tsx';
import { useAction } from '../../../components/use-action.ts';
import type { ExamDetail } from '../frame/exam.ts';
import { useTeacherOptions } from '../setup/use-plan-options.ts';
import { faultsOfRooms, proposedRooms, roomsInput, rowsOf, seatsIn, type Room, type RoomRow } from './rooms.ts';
import styles from './seating.module.css';

/** The rooms of an exam: what each is called, how many it seats in how many columns, and who invigilates. */
export function RoomEditor({ exam, rooms }: { exam: ExamDetail; rooms: readonly Room[] }): ReactNode {
  const initial = rowsOf(rooms);
  const [rows, setRows] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const teachers = useTeacherOptions();
  const findFault = useFirstFault();
  const isChanged = JSON.stringify(rows) !== JSON.stringify(initial);
  useUnloadGuard(isChanged);
  const seats = seatsIn(rows);
  const add = (students: number) =>
    setRows([...rows, ...proposedRooms(students, rows.length + 1, Math.max(-1, ...rows.map(({ key }) => key)) + 1)]);
  const { run, busy } = useAction(() =>
    call(setExamRooms, { examId: exam.id, version: exam.version, rooms: roomsInput(rows) }),
  );
  const save = () => {
    const found = faultsOfRooms(rows, (id) => teachers.find(({ value }) => value === id)?.label ?? '这位教师');
    setFaults(found);
    if (Object.keys(found).length > 0) return findFault();
    void run();
  };
  return (
    <Card
      title="考场"
      aside={
        <Group gap={8}>
          <Text size="sm" c={seats < exam.studentCount && rows.length > 0 ? 'red.9' : 'dimmed'}>
            {rows.length} 个考场 {seats} 个座位，考生 {exam.studentCount} 人
            {seats < exam.studentCount && rows.length > 0 && `，还差 ${exam.studentCount - seats} 个`}
          </Text>
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => add(1)}
          >
            加考场
          </Button>
          {seats < exam.studentCount && (
            <Button size="compact-sm" variant="default" onClick={() => add(exam.studentCount - seats)}>
              按 30 人补足
            </Button>
          )}
          <Button size="compact-sm" disabled={!isChanged} loading={busy} onClick={save}>
            保存考场
          </Button>
        </Group>
      }
    >
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          在本班教室考的小测不用设考场；集中考试请加考场，再排座位。
        </Text>
      ) : (
        <div className={styles.rooms} role="group" aria-label="考场">
          {rows.map((row, index) => (
            <Row
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

interface RowProps {
  row: RoomRow;
  index: number;
  faults: Faults;
  teachers: { value: string; label: string }[];
  change: (changes: Partial<RoomRow>) => void;
  remove: () => void;
}

function Row({ row, index, faults, teachers, change, remove }: RowProps): ReactNode {
  const field = (name: 'name' | 'capacity' | 'columns', label: string, unit = '') => (
    <TextInput
      size="xs"
      aria-label={`第 ${index + 1} 个考场的${label}`}
      maxLength={name === 'name' ? 20 : 3}
      inputMode={name === 'name' ? 'text' : 'numeric'}
      rightSection={unit}
      autoComplete="off"
      value={row[name]}
      error={faults[`${index}.${name}`]}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
    />
  );
  return (
    <div className={styles.room} role="group" aria-label={row.name}>
      {field('name', '名称')}
      {field('capacity', '座位数', '座')}
      {field('columns', '列数', '列')}
      <MultiSelect
        size="xs"
        aria-label={`第 ${index + 1} 个考场的监考教师`}
        placeholder={row.invigilators.length === 0 ? '监考教师，可以不填' : ''}
        searchable
        limit={50}
        maxValues={6}
        data={teachers}
        nothingFoundMessage="没有这位教师"
        value={row.invigilators}
        error={faults[`${index}.invigilators`]}
        onChange={(invigilators) => change({ invigilators })}
      />
      <ActionIcon variant="subtle" color="gray" aria-label={`移除${row.name}`} onClick={remove}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
