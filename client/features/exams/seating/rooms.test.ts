import { expect, it } from 'vitest';
import { faultsOfRooms, proposedRooms, seatsIn, type RoomRow } from './rooms.ts';

const room = (key: number, changes: Partial<RoomRow> = {}): RoomRow => ({
  key,
  name: `第 ${key} 考场`,
  capacity: '30',
  columns: '5',
  invigilators: [],
  ...changes,
});

const nameOf = () => '周雅琴';

it('finds nothing wrong with rooms that are whole', () => {
  expect(faultsOfRooms([room(1), room(2, { invigilators: ['11'] })], nameOf)).toEqual({});
});

it('shows a repeated room, too many columns and who invigilates twice, each at its field', () => {
  const rows = [room(1, { invigilators: ['11'] }), room(2, { name: '第 1 考场', columns: '31', invigilators: ['11'] })];
  const faults = faultsOfRooms(rows, nameOf);
  expect(faults['1.name']).toContain('重复');
  expect(faults['1.columns']).toBeDefined();
  expect(faults['1.invigilators']).toBe('周雅琴已在“第 1 考场”监考');
});

it('refuses a room without seats at that field', () => {
  expect(Object.keys(faultsOfRooms([room(1, { capacity: '0', columns: '0' })], nameOf))).toEqual(
    expect.arrayContaining(['0.capacity', '0.columns']),
  );
});

it.each([1, 30, 31, 800])('proposes as many rooms as seat %i', (students) => {
  const rows = proposedRooms(students, 1, 0);
  expect(seatsIn(rows)).toBeGreaterThanOrEqual(students);
  expect(seatsIn(rows)).toBeLessThan(students + 30);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});
