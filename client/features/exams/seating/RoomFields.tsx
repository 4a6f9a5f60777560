import { ActionIcon, MultiSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Faults } from '../../../components/form/form.ts';
import type { RoomRow } from './rooms.ts';
import styles from './seating.module.css';

interface Props {
  row: RoomRow;
  index: number;
  faults: Faults;
  teachers: { value: string; label: string }[];
  change: (changes: Partial<RoomRow>) => void;
  remove: () => void;
}

/** One room: its name, its seats in columns, and who invigilates there. */
export function RoomFields({ row, index, faults, teachers, change, remove }: Props): ReactNode {
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
