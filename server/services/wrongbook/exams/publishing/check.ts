import { examStateLabels, publishingActLabels } from '../../../../../contracts/constants/exams.ts';
import type { ParsedOf, RefusalOf } from '../../../../../contracts/endpoint.ts';
import type { publishExam } from '../../../../../contracts/wrongbook/exams/publishing.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { Values } from '../../../../workers/messages.ts';
import type { ExamHead } from '../exam-head.ts';
import { selectScoring } from '../scores/scores.queries.ts';

/** Why something cannot be published or taken back. */
export interface Fault {
  rule: RefusalOf<typeof publishExam>;
  values: Values;
}

type Scoring = ReturnType<typeof selectScoring>[number];
type Act = ParsedOf<typeof publishExam>['act'];

function faultOf({ courseName, publishTime, unmarkedCount, missingCount }: Scoring, act: Act): Fault | undefined {
  if (act === 'takeBack') return publishTime === '' ? { rule: 'notPublished', values: { courseName } } : undefined;
  if (publishTime !== '') return { rule: 'isPublished', values: { courseName } };
  if (unmarkedCount > 0) return { rule: 'unmarked', values: { courseName, count: unmarkedCount } };
  return missingCount > 0 ? { rule: 'missing', values: { courseName, count: missingCount } } : undefined;
}

const states: Record<Act, readonly ExamHead['state'][]> = { publish: ['marking'], takeBack: ['marking', 'published'] };

/** Checks that subjects of an exam can be published, or taken back, as things are. */
export function checkPublishing(
  sandbox: Sandbox,
  { id, state }: Pick<ExamHead, 'id' | 'state'>,
  act: Act,
  subjectIds: readonly string[],
): { subjects: Scoring[]; fault?: Fault } {
  const actName = publishingActLabels[act];
  if (!states[act].includes(state))
    return { subjects: [], fault: { rule: 'notNow', values: { stateName: examStateLabels[state], actName } } };
  const known = new Map(selectScoring(sandbox, id).map((one) => [one.subjectId, one]));
  const unknown = subjectIds.findIndex((subjectId) => !known.has(subjectId));
  if (unknown >= 0) return { subjects: [], fault: { rule: 'unknownSubject', values: { number: unknown + 1 } } };
  const subjects = subjectIds.map((subjectId) => known.get(subjectId)!);
  const fault = subjects.map((one) => faultOf(one, act)).find((found) => found !== undefined);
  return { subjects, ...(fault && { fault }) };
}
