import { expect, it } from 'vitest';
import { collectedOf } from './collected.ts';

type Students = Parameters<typeof collectedOf>[0];
type Pages = Parameters<typeof collectedOf>[1];

it('counts who handed in by class, and pages in the trays with the class that they seem to be of', () => {
  const students = [
    { className: '1班', state: 1 },
    { className: '1班', state: 0 },
    { className: '2班', state: 1 },
    { className: '2班', state: 2 },
  ] as Students;
  const pages = [
    { className: '', candidates: [{ className: '1班' }] },
    { className: '2班', candidates: [] },
    { className: '', candidates: [] },
  ] as unknown as Pages;
  expect(collectedOf(students, pages)).toEqual([
    { className: '1班', students: 2, came: 1, tray: 1 },
    { className: '2班', students: 2, came: 1, tray: 1 },
  ]);
});
