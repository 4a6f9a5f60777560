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

/** A text of a student that the rules take for a warning. */
function write({ sandbox }: World): void {
  const content = { source: '周记', writtenAt: time, title: '契约', text: '他们每天放学都堵我，打我耳光。' } as const;
  const { open, secret } = receive(content, time);
  const sealed = seal(keyOf(sandbox), `text:${id}`, secret);
  const place = { schoolId: schoolIds.junior, studentId, classId: classIds.junior };
  sandbox.orm
    .insert(wellbeingTexts)
    .values({ id, ...place, ...open, sealed })
    .run();
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
  world.run(
    `insert into wellbeing_log (school_id, text_id, student_id, source, written_at, user_id, act, reason, sealed, time)
      values (?, ?, ?, '周记', ?, ?, 'open', 'first', ?, ?)`,
    schoolIds.junior,
    id,
    studentId,
    time,
    userId,
    seal(key, `log:${id}@${time}`, ''),
    time,
  );
}

const values = (): StateValues => ({ wellbeingTextId: id, studentId, counsellorId: personaIds.many });

/** States as psychology teachers meet them. */
export const wellbeingStates = {
  'a psychology teacher with a text that nobody has opened': { as, prepare: write, values },
  'a psychology teacher with a text that is followed up': { as, prepare: followUp, values },
} as const satisfies States;
