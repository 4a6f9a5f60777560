import { calls } from '../../../contracts/calls.ts';
import { personaIds } from '../../../seed/landmarks.ts';
import type { TestApp } from '../app.ts';
import { addMarkedByMany } from '../marking-by-many.ts';
import { SatExam } from '../sat-exam.ts';
import { uploadedPapers } from './bank.ts';
import type { Given } from './given.ts';

/** What a published exam needs to be compared with those of other schools. */
const jointId = '10000077';

/** Adds a published exam of the teacher, one that is being marked with scripts in every state, and an uploaded paper. */
export async function addMarkedExams(server: TestApp): Promise<void> {
  const sat = await SatExam.add(server, '期中联考');
  let turn = 0;
  sat.sit(() => ((turn += 37) % 101) / 101);
  sat.run('update exams set joint_id = ? where id = ?', jointId, sat.id);
  await addScripts(server);
  const rows = (query: string) => server.sandbox.sqlite.prepare(query).all() as Given[];
  const [paper] = uploadedPapers(rows, personaIds.teacher);
  await done(server.call('teacher', calls.addUploadedPaper, { ...paper, title: '上传的试卷' } as never));
}

/** An exam being marked: scripts of two who agree or not, handed on, decided, in hand, samples and such as are checked. */
async function addScripts(server: TestApp): Promise<void> {
  const { markingPartId, full, take, give } = await addMarkedByMany(server, 30);
  await done(server.call('teacher', calls.drawSamples, { markingPartId, count: 2 }));
  const own = (await take('teacher')).body.data.scripts.filter(({ task }) => task === 'mark');
  for (const { id } of own.slice(0, 11)) await done(give('teacher', id, full));
  await done(server.call('teacher', calls.flagScript, { markingScriptId: own[11]!.id, flag: 'unclear' }));
  const others = (await take('subject-leader')).body.data.scripts.filter(({ task }) => task === 'mark');
  for (const [index, { id }] of others.slice(0, 9).entries())
    await done(give('subject-leader', id, index % 3 === 0 ? 0 : full));
  const third = (await take('many')).body.data.scripts.find(({ task }) => task === 'third')!;
  await done(give('many', third.id, full / 2));
  const marks = [{ position: 1, score: full / 2 }];
  const decided = { markingPartId, markingScriptId: others[3]!.id, marks };
  await done(server.call('teacher', calls.decideScript, decided));
  await done(server.call('teacher', calls.drawChecks, { markingPartId, teacherId: personaIds.teacher, share: 0.1 }));
}

/** Waits for a call that must succeed. */
export async function done(answer: ReturnType<TestApp['call']>): Promise<void> {
  const { body } = await answer;
  if (body.code !== 200) throw new Error(body.msg);
}
