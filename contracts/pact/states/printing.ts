import { assignmentIds, classIds, paperIds } from '../../../seed/landmarks.ts';
import { studentIdOf } from '../../../seed/world.ts';
import type { StateValues } from '../state-values.ts';
import type { Layout } from '../../wrongbook/layout.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'teacher';
const { collecting } = assignmentIds;

const values = (): StateValues => ({ assignmentId: collecting, paperId: paperIds.collecting });

const box = (x: number, y: number, size: number) => ({ x, y, width: size, height: size });

/** A sheet of one page with one question of each kind of region. */
const layout: Layout = {
  version: 1,
  width: 210,
  height: 297,
  pages: [
    {
      page: 1,
      marks: [
        { corner: 'topLeft', ...box(8, 8, 6) },
        { corner: 'topRight', ...box(196, 8, 6) },
        { corner: 'bottomLeft', ...box(8, 283, 6) },
        { corner: 'bottomRight', ...box(196, 283, 6) },
      ],
      code: box(171, 13, 20),
      regions: [
        { kind: 'digit', position: 1, digit: 0, ...box(140, 60, 3) },
        { kind: 'bubble', questionId: '1', option: 'A', ...box(20, 100, 4) },
        { kind: 'blank', questionId: '2', index: 1, ...box(20, 120, 40) },
        { kind: 'answer', questionId: '3', part: 1, ...box(20, 180, 60) },
        { kind: 'score', questionId: '3', max: 5, ...box(70, 180, 10) },
      ],
    },
  ],
};

/** Lays the sheet of the work out that nobody has handed in. */
export const layOut = (world: World) =>
  world.run(
    'insert into answer_sheets (assignment_id, paper_id, settings, layout, create_time) values (?, ?, ?, ?, ?)',
    collecting,
    paperIds.collecting,
    '{}',
    JSON.stringify(layout),
    '2026-09-01 08:00:00',
  );

/** Once for a class, and once kept as a file for larger paper. */
function print(world: World): void {
  const add = (id: string, classId: string, kinds: string, paperSize: string, action: string) =>
    world.run(
      `insert into print_records (id, school_id, teacher_id, assignment_id, class_id, title, kinds, paper_size, action, copies,
        pages, create_time) select ?, school_id, teacher_id, id, ?, title, ?, ?, ?, 10, 20, create_time
        from assignments where id = ?`,
      id,
      classId,
      kinds,
      paperSize,
      action,
      collecting,
    );
  add('1', classIds.junior, 'paper,sheets', 'A4', 'print');
  add('2', classIds.juniorSecond, 'sheets', 'A3', 'save');
}

/** States of printing. */
export const printingStates = {
  'a teacher with work for one student': {
    as,
    values: () => ({ ...values(), studentId: studentIdOf(classIds.junior, 1) }),
  },
  'a teacher with work whose answer sheets have been laid out': { as, prepare: layOut, values },
  'a teacher who has printed': { as, prepare: print, values },
} as const satisfies States;
