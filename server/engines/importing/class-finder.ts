import type { Fault } from './checked.ts';
import { plainText } from './columns.ts';
import type { StudentRoster } from './student-roster.ts';

type SchoolClass = StudentRoster['classes'][number];
type Place = { schoolClass: SchoolClass | undefined } | { fault: string };

const quoted = (names: Iterable<string>): string => [...names].join('、') || '无';

/** One spelling for the names of a class that people take for the same: 七（1）班, 七1班. */
const keyOf = (name: string): string => plainText(name).replace(/[()]/g, '');

/** What a class is called where its grade is told with it: 七年级1班, 七1班. */
const namesWithGrade = ({ gradeName, name }: SchoolClass): string[] =>
  (name.startsWith(gradeName) ? [name] : [`${gradeName}${name}`, `${gradeName.replace(/年级$/, '')}${name}`]).map(
    keyOf,
  );

/** Classes by grade and by what they may be called in a list. */
function index(classes: readonly SchoolClass[]): (gradeName: string, className: string) => SchoolClass | undefined {
  const byName = new Map<string, SchoolClass>();
  for (const one of classes) {
    for (const name of namesWithGrade(one)) {
      byName.set(` ${name}`, one);
      byName.set(`${one.gradeName} ${name}`, one);
    }
  }
  for (const one of classes) byName.set(`${one.gradeName} ${keyOf(one.name)}`, one);
  return (gradeName, className) => byName.get(`${gradeName} ${keyOf(className)}`);
}

/** Finds the class that the grade and class of a row name; both blank mean none. */
export function classFinder({ classes }: StudentRoster): (gradeName: string, className: string) => Place {
  const living = classes.filter(({ status }) => status === 0);
  const findLiving = index(living);
  const findGraduated = index(classes.filter(({ status }) => status !== 0));
  const namesIn = (gradeName: string) => living.filter((one) => one.gradeName === gradeName).map(({ name }) => name);
  return (gradeName, className) => {
    if (gradeName === '' && className === '') return { schoolClass: undefined };
    const schoolClass = findLiving(gradeName, className);
    if (schoolClass) return { schoolClass };
    const half = halfTold(gradeName, className);
    if (half) return { fault: half };
    if (findGraduated(gradeName, className)) return { fault: `班级“${gradeName}${className}”已毕业，不能再加入学生` };
    const inGrade = namesIn(gradeName);
    return inGrade.length > 0
      ? { fault: `班级“${className}”不存在，${gradeName}有：${quoted(inGrade)}` }
      : {
          fault: `年级“${gradeName}”没有班级，学校有班级的年级：${quoted(new Set(living.map((one) => one.gradeName)))}`,
        };
  };
}

function halfTold(gradeName: string, className: string): Fault {
  if (className === '') return '填写了年级，但没有填写班级';
  return gradeName === '' ? '填写了班级，但没有填写年级' : undefined;
}
