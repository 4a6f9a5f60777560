import { expect, it } from 'vitest';
import { clashesIn, type Session } from './timetable.ts';

const session = (examId: string, title: string, from: string, to: string, more: Partial<Session> = {}): Session => ({
  examId,
  title,
  date: '2026-11-05',
  from,
  to,
  studentIds: new Set(['1', '2']),
  rooms: [{ name: '一考场', invigilators: ['t1', 't2'] }],
  ...more,
});

const told = (own: Session[], others: Session[] = []) =>
  clashesIn(own, others).map(({ kind, own: a, other: b, ids }) => [kind, a.title, b.title, ids.join()]);

it('subjects one after the other do not clash, those that overlap by a minute do', () => {
  const [first, second] = [session('a', '语文', '08:00', '10:00'), session('a', '数学', '10:00', '12:00')];
  expect(told([first, second])).toEqual([]);
  expect(told([first, { ...second, from: '09:59' }])).toEqual([['student', '语文', '数学', '1,2']]);
  expect(told([first, { ...second, from: '09:59', date: '2026-11-06' }])).toEqual([]);
});

it('another exam asks for students, teachers and rooms, each told apart', () => {
  const own = session('a', '语文', '08:00', '10:00');
  const other = (more: Partial<Session>) =>
    session('b', '英语', '09:00', '11:00', { studentIds: new Set(['9']), ...more });
  expect(told([own], [other({ rooms: [] })])).toEqual([]);
  expect(told([own], [other({ rooms: [], studentIds: new Set(['2', '9']) })])).toEqual([
    ['student', '语文', '英语', '2'],
  ]);
  expect(told([own], [other({ rooms: [{ name: '一考场', invigilators: ['t9'] }] })])).toEqual([
    ['room', '语文', '英语', '一考场'],
  ]);
  expect(told([own], [other({ rooms: [{ name: '九考场', invigilators: ['t2'] }] })])).toEqual([
    ['teacher', '语文', '英语', 't2'],
  ]);
});
