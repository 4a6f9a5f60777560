import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import { setExamRooms, type listExamRooms } from '../../../../contracts/wrongbook/exams/seating.ts';
import { faultsOf, type Faults } from '../../../components/form/form.ts';

export type Room = DataOf<typeof listExamRooms>[number];

/** A room as it is typed in. */
export interface RoomRow {
  /** Tells rows apart while they are changed. */
  key: number;
  name: string;
  capacity: string;
  columns: string;
  invigilators: string[];
}

/** The rows of the rooms that there are. */
const rowsOf = (rooms: readonly Room[]): RoomRow[] =>
  rooms.map(({ name, capacity, columns, invigilators }, key) => ({
    key,
    name,
    capacity: String(capacity),
    columns: String(columns),
    invigilators: invigilators.map(({ teacherId }) => teacherId),
  }));

/** What the editor holds of the rooms, of a version of the exam. */
export const storedRooms = (version: number, rooms: readonly Room[]) => ({ values: { rows: rowsOf(rooms) }, version });

/** Rooms in words. */
export const textOfRooms = (rows: readonly RoomRow[], nameOf: (teacherId: string) => string): string =>
  rows
    .map(({ name, capacity, columns, invigilators }) =>
      [`${name} ${capacity} 座 ${columns} 列`, ...invigilators.map(nameOf)].join(' '),
    )
    .join('；');

/** What the call takes of rows. */
export const roomsInput = (rows: readonly RoomRow[]): InputOf<typeof setExamRooms>['rooms'] =>
  rows.map(({ name, capacity, columns, invigilators }) => ({
    name,
    capacity: Number(capacity),
    columns: Number(columns),
    invigilators: invigilators.map((teacherId) => ({ teacherId })),
  }));

/** What is wrong with rows, by place and field: `0.capacity`. */
export function faultsOfRooms(rows: readonly RoomRow[], nameOf: (teacherId: string) => string): Faults {
  const given = faultsOf(setExamRooms, { examId: '1', version: 1, rooms: roomsInput(rows) });
  const faults: Record<string, string> = Object.fromEntries(
    Object.entries(given).map(([field, fault]) => [
      field.replace(/^rooms\./, '').replace(/\.invigilators\..*/, '.invigilators'),
      fault,
    ]),
  );
  const rooms = new Map<string, number>();
  const watched = new Map<string, string>();
  rows.forEach(({ name, capacity, columns, invigilators }, index) => {
    if (rooms.has(name.trim()) && name.trim() !== '')
      faults[`${index}.name`] = `与第 ${rooms.get(name.trim())! + 1} 个考场重复`;
    else rooms.set(name.trim(), index);
    if (Number(columns) > Number(capacity)) faults[`${index}.columns`] = '列数多于座位数';
    for (const teacherId of invigilators) {
      const other = watched.get(teacherId);
      if (other === undefined) watched.set(teacherId, name);
      else faults[`${index}.invigilators`] = `${nameOf(teacherId)}已在“${other}”监考`;
    }
  });
  return faults;
}

/** As many rooms of thirty as seat everybody, on the usual five columns of six. */
export function proposedRooms(students: number, begin: number, key: number): RoomRow[] {
  const count = Math.max(1, Math.ceil(students / 30));
  return Array.from({ length: count }, (_, index) => ({
    key: key + index,
    name: `第 ${begin + index} 考场`,
    capacity: '30',
    columns: '5',
    invigilators: [],
  }));
}

/** How many sit in all rooms together. */
export const seatsIn = (rows: readonly Pick<RoomRow, 'capacity'>[]): number =>
  rows.reduce((sum, { capacity }) => sum + (Number(capacity) || 0), 0);
