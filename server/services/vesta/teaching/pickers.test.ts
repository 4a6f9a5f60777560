import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { personaIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

it('offers the courses of the region to a researcher who belongs to a school too', async () => {
  const firstGrade = { gradeId: '1', leaderType: 9 } as const;
  const { sqlite } = server.sandbox;
  const researcher = (await server.call('researcher', calls.listCoursesInGrade, firstGrade)).body.data;
  expect(researcher.length).toBeGreaterThan(0);
  const area = sqlite.prepare('select area from users where id = ?').pluck().get(personaIds.researcher);
  sqlite.prepare('update users set area = ? where id = ?').run(area, personaIds.teacher);
  sqlite
    .prepare("insert into user_roles (user_id, role_key, position) values (?, 'classic:regionResearcher', 9)")
    .run(personaIds.teacher);
  expect((await server.call('teacher', calls.listCoursesInGrade, firstGrade)).body.data).toEqual(researcher);
});

it('R2.46 offers the courses of a grade of the region to a researcher who names only the grade', async () => {
  const asked = { teacherId: personaIds.researcher, gradeId: '7', leaderType: 9 } as const;
  const { code, data } = (await server.call('researcher', calls.listTeachingCourses, asked)).body;
  expect([code, data.length > 0]).toEqual([200, true]);
  const { data: inGrade } = (await server.call('researcher', calls.listCoursesInGrade, { gradeId: '7', leaderType: 9 }))
    .body;
  expect(data).toEqual(inGrade);
  expect((await server.call('subject-leader', calls.listTeachingCourses, asked)).body.code).toBe(403);
});
