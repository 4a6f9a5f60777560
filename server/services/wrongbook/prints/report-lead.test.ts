import { afterAll, beforeAll, expect, it } from 'vitest';
import { reasonsOf } from '../../../../contracts/report-text/concerns.ts';
import { leadFigures } from '../../../../contracts/report-text/lead-figures.ts';
import { lossText } from '../../../../contracts/report-text/lessons.ts';
import { sentenceOf } from '../../../../contracts/report-text/sentence.ts';
import { getAssignmentReport } from '../../../../contracts/wrongbook/reports.ts';
import { classIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { selectCopies } from './copies.queries.ts';
import { printedReport } from './report.ts';

let server: TestApp;
let ids: string[];

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  ids = server.sandbox.sqlite
    .prepare(
      `select a.id from assignments a join submissions s on s.assignment_id = a.id
        where a.teacher_id = '9001' and a.publish_time <> '' group by a.id having count(distinct s.class_id) > 1`,
    )
    .pluck()
    .all() as string[];
});

afterAll(() => server.close());

function printedLead(assignmentId: string, classId: string | undefined) {
  const [assignment] = selectAssignments(server.sandbox, '9001', [assignmentId]);
  const copies = selectCopies(server.sandbox, assignmentId, classId === undefined ? {} : { classIds: [classId] });
  return printedReport(
    server.sandbox,
    assignment!,
    copies.map(({ submissionId }) => submissionId),
  ).lead!;
}

it.each([
  ['all classes', [undefined]],
  ['one class', [classIds.junior, classIds.juniorSecond, '100207003']],
])('begins for %s with the words and figures of the screen', async (_, scopes) => {
  // Work in which somebody has to be told of.
  const { assignmentId, classId } = ids
    .flatMap((id) => scopes.map((scope) => ({ assignmentId: id, classId: scope })))
    .find((one) => printedLead(one.assignmentId, one.classId).concerns.length > 0)!;
  const { body } = await server.call('teacher', getAssignmentReport, { assignmentId, ...(classId && { classId }) });
  const screen = body.data;
  const lead = printedLead(assignmentId, classId);
  expect(lead.sentence).toEqual(sentenceOf(screen));
  expect(lead.figures).toEqual(leadFigures(screen));
  expect(lead.lessons.length).toBeGreaterThan(0);
  expect(lead.lessons.map(({ rate, word }) => [rate, word])).toEqual(
    screen.lead.lessons.map(({ number }) => {
      const { facility } = screen.items.find((item) => item.number === number)!;
      return [facility, lossText(facility)];
    }),
  );
  expect(lead.concerns.map(({ reason }) => reason)).toEqual(screen.lead.concerns.map(reasonsOf));
  expect(lead.concerns.length).toBeGreaterThan(0);
  expect(lead.bins.map(({ count }) => count)).toEqual(screen.distribution.map(({ count }) => count));
});
