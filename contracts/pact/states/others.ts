import { classIds, documentIds, helperIds, schoolIds } from '../../../seed/landmarks.ts';
import { hashToken } from '../../../server/http/user.ts';
import type { StateValues } from '../state-values.ts';
import type { Stage } from '../stage.ts';

/** What in any state belongs to others than the caller, and tokens of the caller that are good no more. */
export function valuesOfOthers(stage: Stage): StateValues {
  const { world } = stage;
  const others = {
    foreignSchoolId: schoolIds.foreign,
    foreignClassId: classIds.foreign,
    foreignStudentId: world.get('select min(id) from students where class_id = ?', classIds.foreign),
    foreignTeacherId: helperIds['teacher-foreign'],
    foreignDocumentId: documentIds.privateOther,
  };
  return stage.caller === undefined ? others : { ...others, ...badTokens(stage) };
}

function badTokens(stage: Stage): StateValues {
  const expiredToken = stage.token();
  const revokedToken = stage.token();
  stage.world.run('update tokens set expires_at = 1 where hash = ?', hashToken(expiredToken));
  stage.world.run('delete from tokens where hash = ?', hashToken(revokedToken));
  return { expiredToken, revokedToken };
}
