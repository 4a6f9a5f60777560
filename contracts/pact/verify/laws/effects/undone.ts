import { calls, type CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import { aboutId } from '../../../../walk.ts';
import type * as z from 'zod';
import { jsonOf } from '../../../../answers/bodies.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { valueAt } from '../../../../answers/values.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { isMeant, type Aim } from './aim.ts';
import type { Sight } from './sight.ts';
import { inputIn, knownOf, make, pairsOf, sightsOf, type Write } from './written.ts';

/** A write and what takes it back. */
interface Undoing {
  does: CallName;
  undoes: CallName;
  /** Fields of the thing that are given back what they showed. */
  restores?: readonly string[];
}

/** Which writes take others back. */
const undoings: readonly Undoing[] = [
  { does: 'addClass', undoes: 'removeClass' },
  { does: 'updateClass', undoes: 'updateClass', restores: ['className'] },
  { does: 'addStudent', undoes: 'removeStudent' },
  { does: 'updateStudent', undoes: 'updateStudent', restores: ['name', 'guardianName'] },
  { does: 'removeStudentFromClass', undoes: 'addStudentToClass' },
  { does: 'addStudentToClass', undoes: 'removeStudentFromClass' },
  { does: 'addTeacher', undoes: 'removeTeacher' },
  { does: 'bindClassCourse', undoes: 'removeTeacherFromClass' },
  { does: 'removeTeacherFromClass', undoes: 'bindClassCourse' },
  { does: 'renameCloudDocument', undoes: 'renameCloudDocument', restores: ['title'] },
  { does: 'promoteClasses', undoes: 'takeBackPromotion' },
  { does: 'addQuestion', undoes: 'removeQuestions' },
  { does: 'addPaper', undoes: 'removePapers' },
  { does: 'addAssignment', undoes: 'removeAssignments' },
  { does: 'addExam', undoes: 'removeExams' },
  { does: 'addExamTemplate', undoes: 'removeExamTemplates' },
  { does: 'putInBasket', undoes: 'takeFromBasket' },
  { does: 'addCustomMistake', undoes: 'removeCustomMistake' },
  { does: 'publishAssignment', undoes: 'unpublishAssignment' },
];

/** How many reads are asked around both. */
const watched = 3;

/** A write that is taken back leaves no trace. */
export const undoneLaws = (write: Write): Law[] =>
  undoings
    .filter(({ does }) => does === write.call)
    .map((undoing) => ({
      call: write.call,
      name: `撤销 ${undoing.undoes}`,
      states: write.states,
      writes: true,
      hold: (prober) => hold(write, undoing, prober),
    }));

async function hold(write: Write, undoing: Undoing, prober: Prober): Promise<Deviation[]> {
  const input = inputIn(write, prober);
  const before = await sightsOf(prober, knownOf(write, input, prober), watched);
  const aim = await make(prober, write.call, input, write.file);
  const answer = await prober.ask(undoing.undoes, undoingInput(undoing, aim, before, prober));
  if (answer.status !== 200 || valueAt(jsonOf(answer), ['code']) !== 200) {
    return [deviation(undoing.undoes, '撤销成功', `HTTP ${answer.status}`)];
  }
  return (await pairsOf(prober, before))
    .filter((pair) => traceless(pair.before.data) !== traceless(pair.after.data))
    .map((pair) => deviation(pair.before.witness.call, '与写入前相同', '有变化'));
}

function undoingInput({ undoes, restores = [] }: Undoing, aim: Aim, before: readonly Sight[], prober: Prober) {
  const { shape } = (calls[undoes] as Endpoint).input;
  const was = before.flatMap(({ rows }) => rows).find((row) => row.own !== '' && isMeant(aim, row));
  if (restores.length > 0 && !was) throw new NotExercised('写入前的值没有读接口给出');
  const fields = Object.entries(shape).map(([name, field]) => {
    const added = aim.added.get(aboutId(field as z.ZodType)?.of ?? 'tenant');
    if (added) return [name, [...added].join()];
    if (restores.includes(name)) return [name, was!.value[name]];
    const isRequired = !(field as z.ZodType).safeParse(undefined).success;
    return [name, aim.input[name] ?? (isRequired ? prober.values[name as 'classId'] : undefined)];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Record<string, unknown>;
}

/** An answer without what tells when and how often something was done, its lists in any order. */
const traceless = (value: unknown): string =>
  JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'version' || name.endsWith('Time')) return undefined;
    return Array.isArray(inner) ? inner.map(traceless).sort() : inner;
  });
