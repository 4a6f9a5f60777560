import { classIds, courseIds } from '../../../seed/landmarks.ts';
import type { Given } from './given.ts';

/** Plans of exams that hold together, and rooms. */
const planned: Given[] = [100, 120].map((full) => ({
  gradeId: '7',
  classes: [{ classId: classIds.junior }],
  subjects: [{ courseId: courseIds.maths, date: '2026-11-06', from: '08:00', to: '10:00', full, way: 'scores' }],
}));
const rooms: Given[] = [5, 6].map((columns) => ({ rooms: [{ name: '一考场', capacity: 300, columns }] }));

/** Lines of marks that stand in their order, with a pattern of numbers. */
const rules: Given[] = [
  { thresholds: { excellent: 0.9, pass: 0.6, low: 0.4 }, examNoPattern: '{学号}' },
  { thresholds: { excellent: 0.8, pass: 0.5, low: 0.3 }, examNoPattern: '{年}{序号:4}' },
];

/** Values of calls of exams that belong together for somebody who leads some. */
export function examsTogether(rows: (query: string) => Given[], userId: string): Given[][] {
  const led = rows(`select e.id examId, e.version from exams e join exam_leaders l on l.exam_id = e.id
    where l.user_id = ${userId} and e.is_deleted = 0 and e.state = 'planned'`);
  const scored = rows(`select r.exam_id examId, r.subject_id subjectId, r.student_id studentId, r.state, r.score,
    s.student_no code from exam_results r join exams e on e.id = r.exam_id join students s on s.id = r.student_id
    join exam_leaders l on l.exam_id = e.id
    join exam_subjects x on x.exam_id = e.id and x.subject_id = r.subject_id and x.way = 'scores' and x.publish_time = ''
    where l.user_id = ${userId} and e.state <> 'planned' and e.is_deleted = 0 limit 20`);
  return [
    planned,
    led.flatMap((one): Given[] => planned.map((plan) => ({ ...one, ...plan }))),
    led.flatMap((one): Given[] => rooms.map((room) => ({ ...one, ...room }))),
    led.map((one): Given => ({ ...one, way: 'mixed' })),
    rows("select id examId, 'begin' act from exams where state = 'printed' and is_deleted = 0"),
    rules,
    led.map(({ examId = '' }): Given => ({ examId, code: '10000099' })),
    rows("select id examId from exams where state = 'marking' and is_deleted = 0").map((one): Given => {
      return { ...one, act: 'publish', subjects: [{ subjectId: '2' }] };
    }),
    scored.map(({ examId = '', subjectId = '', code = '' }): Given => ({ examId, subjectId, code })),
    scored.map(({ examId = '', subjectId = '', studentId = '', state = 0, score = null }): Given => {
      return { examId, subjectId, results: [{ studentId, state: 0, score: 61.5, was: { state, score } }] };
    }),
  ];
}
