import * as writes from '../../../../contracts/wrongbook/mistake-writes.ts';
import { write } from '../../../database/prepared.ts';
import { route } from '../../../http/route.ts';
import { checkStudent, lessonOf } from './lesson.ts';
import { ruleOf, setRule } from './rule.ts';
import * as changes from './writes.ts';

export const mistakeWriteRoutes = [
  route(writes.setMistakeCause, ({ sandbox, user, input }) =>
    write(sandbox, () => {
      lessonOf(sandbox, user, writes.setMistakeCause, input);
      checkStudent(sandbox, writes.setMistakeCause, input);
      changes.setCause(sandbox, user, input);
    }),
  ),

  route(writes.setMistakeMastered, ({ sandbox, user, input }) =>
    write(sandbox, () => {
      lessonOf(sandbox, user, writes.setMistakeMastered, input);
      checkStudent(sandbox, writes.setMistakeMastered, input);
      changes.setMastered(sandbox, user, input);
    }),
  ),

  route(writes.addCustomMistake, ({ sandbox, user, input }) =>
    write(sandbox, () => {
      const lesson = lessonOf(sandbox, user, writes.addCustomMistake, input);
      checkStudent(sandbox, writes.addCustomMistake, input);
      changes.addCustom(sandbox, user, lesson, input);
    }),
  ),

  route(writes.removeCustomMistake, ({ sandbox, user, input }) =>
    write(sandbox, () => {
      lessonOf(sandbox, user, writes.removeCustomMistake, input);
      checkStudent(sandbox, writes.removeCustomMistake, input);
      changes.removeCustom(sandbox, input);
    }),
  ),

  route(writes.getMasteryRule, ({ sandbox, input: { schoolId } }) => ruleOf(sandbox, schoolId)),

  route(writes.setMasteryRule, ({ sandbox, input: { schoolId, ...rule } }) =>
    write(sandbox, () => setRule(sandbox, schoolId, rule)),
  ),
];
