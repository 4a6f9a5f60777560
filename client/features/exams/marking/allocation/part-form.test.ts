import { expect, it } from 'vitest';
import type { SubjectPlan } from '../shapes.ts';
import { faultOf, formsOf, inputOfPart, newPart, quotaOf, unassigned, withMarkers } from './part-form.ts';

const subject = {
  subjectId: '1',
  courseName: '语文',
  scriptCount: 90,
  classes: [],
  questions: [
    { position: 1, questionType: 1, full: 3 },
    { position: 2, questionType: 3, full: 5 },
    { position: 3, questionType: 4, full: 60 },
  ],
  parts: [],
} as unknown as SubjectPlan;

const marked = (teacherId: string, share = 1) => ({ teacherId, share, classIds: ['c1'] });

it('begins with a part for each question that no machine marks, and says which are left', () => {
  const parts = formsOf(subject);
  expect(parts.map(({ positions }) => positions)).toEqual([[2], [3]]);
  expect(unassigned(subject, parts.slice(0, 1))).toEqual([3]);
});

it('names what is missing, two markers for double marking unless a machine is one', () => {
  const part = { ...newPart('作文', [3]), leaderId: 't1' };
  expect(faultOf(part)).toBe('请选择阅卷人');
  expect(faultOf({ ...part, isDouble: true, markers: [marked('t1')] })).toBe('双评至少选两位阅卷人');
  expect(faultOf({ ...part, isDouble: true, withMachine: true, markers: [marked('t1')] })).toBe('');
  expect(faultOf({ ...part, way: 'class', markers: [{ ...marked('t1'), classIds: [] }] })).toBe('每位阅卷人都要选班级');
});

it('sends tolerance and machine only with double marking, and classes only where they count', () => {
  const part = { ...newPart('作文', [3]), leaderId: 't1', tolerance: 6, withMachine: true, markers: [marked('t1')] };
  expect(inputOfPart(part)).toMatchObject({ tolerance: 0, withMachine: false, markers: [{ classIds: [] }] });
  expect(inputOfPart({ ...part, isDouble: true, way: 'class' })).toMatchObject({
    tolerance: 6,
    withMachine: true,
    markers: [{ classIds: ['c1'] }],
  });
});

it('shares scripts by share, twice as many where two mark each', () => {
  const part = { ...newPart('作文', [3]), markers: [marked('t1', 2), marked('t2')] };
  expect(part.markers.map((marker) => quotaOf(part, marker, 90))).toEqual([60, 30]);
  expect(quotaOf({ ...part, isDouble: true }, part.markers[0]!, 90)).toBe(120);
});

it('keeps share and classes of who stays', () => {
  expect(withMarkers([marked('t1', 3)], ['t2', 't1'])).toEqual([
    { teacherId: 't2', share: 1, classIds: [] },
    marked('t1', 3),
  ]);
});
