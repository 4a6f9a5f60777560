import type { Endpoint } from '../../contracts/endpoint.ts';
import { idFields, idsAt } from '../../contracts/walk.ts';
import type { Caller } from '../http/gate.ts';
import { ledClasses } from '../http/teaching.ts';
import { seesWholeSchool } from './roster/scope.ts';
import { classQueries } from './roster/class.queries.ts';
import { presenceQueries } from './roster/presence.queries.ts';

const kinds = ['class', 'student'] as const;
type Kind = (typeof kinds)[number];

const fields = new Map<Endpoint, ReturnType<typeof idFields>>();

function fieldsOf(call: Endpoint): ReturnType<typeof idFields> {
  const known = fields.get(call) ?? idFields(call.input).filter(({ about }) => kinds.some((kind) => kind === about.of));
  fields.set(call, known);
  return known;
}

const idsOf = (call: Endpoint, input: object, kind: Kind): string[] =>
  fieldsOf(call).flatMap(({ path, about }) => (about.of === kind ? idsAt(input, path) : []));

/** Whether a call names a class or student who is not known, or not known to be its caller's. */
export function namesStrangers({ sandbox, user }: Caller, call: Endpoint, input: object): boolean {
  const [classIds, studentIds] = [idsOf(call, input, 'class'), idsOf(call, input, 'student')];
  if (classIds.length + studentIds.length === 0) return false;
  const students = presenceQueries(sandbox).classOf.all({ ids: JSON.stringify(studentIds) });
  if (students.length < new Set(studentIds).size) return true;
  if (seesWholeSchool(user)) {
    const living = classQueries(sandbox).living.all({ ids: JSON.stringify(classIds) });
    return living.length < new Set(classIds).size;
  }
  const own = ledClasses(sandbox, user);
  return [...classIds, ...students.map(({ classId }) => classId ?? '')].some((id) => !own.has(id));
}
