import { classIds, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { wellbeingTexts } from '../../../server/database/wellbeing-tables.ts';
import { keyOf } from '../../../server/engines/wellbeing/key.ts';
import { receive } from '../../../server/engines/wellbeing/received.ts';
import { seal } from '../../../server/engines/wellbeing/seal.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'psychology';
const id = '90019501';
const userId = personaIds.psychology;
const studentId = `${classIds.junior}001`;
const time = '2026-10-14 08:00:00';
const otherGradeClassId = '100208001';

/** A text of a student that the rules take for a warning. */
function add({ sandbox }: World, textId: string, classId: string): void {
  const content = { source: '周记', writtenAt: time, title: '契约', text: '他们每天放学都堵我，打我耳光。' } as const;
  const { open, secret } = receive(content, time);
  const sealed = seal(keyOf(sandbox), `text:${textId}`, secret);
  const place = { schoolId: schoolIds.junior, studentId: `${classId}001`, classId };
  sandbox.orm
    .insert(wellbeingTexts)
    .values({ id: textId, ...place, ...open, sealed })
    .run();
}

/** One text that states are about, one of another class, and one of another grade. */
function write(world: World): void {
  add(world, id, classIds.junior);
  add(world, '90019502', classIds.juniorSecond);
  add(world, '90019503', otherGradeClassId);
}

/** The same, opened, with a talk and a contact with home. */
function followUp(world: World): void {
  write(world);
  const key = keyOf(world.sandbox);
  for (const [index, kind] of ['talk', 'home'].entries()) {
    const recordId = `9001960${index}`;
    world.run(
      `insert into wellbeing_records (id, text_id, user_id, kind, happened_at, sealed, create_time) values (?, ?, ?, ?, ?, ?, ?)`,
      recordId,
      id,
      userId,
      kind,
      time,
      seal(key, `record:${recordId}`, { place: '心理室', note: '谈了半小时' }),
      time,
    );
  }
  world.run("update wellbeing_texts set state = 'following', owner_id = ? where id = ?", userId, id);
  for (const opened of [time, '2026-10-14 09:30:00'])
    world.run(
      `insert into wellbeing_log (school_id, text_id, student_id, source, written_at, user_id, act, reason, sealed, time)
        values (?, ?, ?, '周记', ?, ?, 'open', 'first', ?, ?)`,
      schoolIds.junior,
      id,
      studentId,
      time,
      userId,
      seal(key, `log:${id}@${opened}`, ''),
      opened,
    );
}

const values = (): StateValues => ({
  wellbeingTextId: id,
  studentId,
  classId: classIds.junior,
  otherClassId: classIds.juniorSecond,
  counsellorId: personaIds.many,
});

/** States as psychology teachers meet them. */
export const wellbeingStates = {
  'a psychology teacher with a text that nobody has opened': { as, prepare: write, values },
  'a psychology teacher with a text that is followed up': { as, prepare: followUp, values },
} as const satisfies States;
