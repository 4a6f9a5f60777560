import { describe, expect, it } from 'vitest';
import { requestOf, sampleOf } from './print-request.ts';
import type { ExamDetail } from '../frame/exam.ts';
import type { PrintChoice } from './use-print-choice.ts';

const exam = (roomCount: number) =>
  ({
    id: '8',
    name: '期中',
    roomCount,
    classes: [{ classId: '701' }, { classId: '702' }],
    subjects: [{ courseId: '201' }, { courseId: '202' }],
  }) as ExamDetail;

const choice = (changes: Partial<PrintChoice>): PrintChoice => ({
  kinds: ['tickets'],
  classId: '',
  examRoomId: '',
  courseId: '',
  ...changes,
});

const room = (id: string, seatedCount: number) => ({
  id,
  name: id,
  capacity: 30,
  columns: 5,
  invigilators: [],
  seatedCount,
});

describe('what is asked to be printed of an exam', () => {
  it('is what was chosen, without what needs rooms where there are none', () => {
    const kinds = ['tickets', 'desks', 'doors'] as const;
    expect(requestOf(exam(0), choice({ kinds })).kinds).toEqual(['tickets']);
    expect(requestOf(exam(3), choice({ kinds, classId: '702' }))).toEqual({ examId: '8', kinds, classId: '702' });
  });

  it('names a subject for what is printed per subject alone', () => {
    expect(requestOf(exam(3), choice({ courseId: '202' }))).not.toHaveProperty('courseId');
    expect(requestOf(exam(3), choice({ kinds: ['records'], courseId: '202' }))).toHaveProperty('courseId', '202');
  });

  it('is looked at in the first room that has somebody, or in the first class', () => {
    const all = requestOf(exam(2), choice({ kinds: ['attendance'] }));
    const rooms = [room('81', 0), room('82', 20)];
    expect(sampleOf(exam(2), rooms, all)).toMatchObject({ examRoomId: '82', courseId: '201' });
    expect(sampleOf(exam(0), [], all)).toMatchObject({ classId: '701' });
    const narrow = { ...all, classId: '702', courseId: '202' };
    expect(sampleOf(exam(2), rooms, narrow)).toEqual(narrow);
  });
});
