import type { Fault } from './checked.ts';
import type { StudentRoster } from './student-roster.ts';

type Place = { classId: string | null } | { fault: string };

const quoted = (names: Iterable<string>): string => [...names].join('、') || '无';

/** Finds the class that the grade and class of a row name; both blank mean none. */
export function classFinder({ classes }: StudentRoster): (gradeName: string, className: string) => Place {
  const living = new Map<string, Map<string, string>>();
  for (const { id, name, gradeName } of classes.filter(({ status }) => status === 0)) {
    if (!living.has(gradeName)) living.set(gradeName, new Map());
    living.get(gradeName)!.set(name, id);
  }
  const graduated = new Set(
    classes.filter(({ status }) => status !== 0).map(({ gradeName, name }) => `${gradeName} ${name}`),
  );
  return (gradeName, className) => {
    if (gradeName === '' && className === '') return { classId: null };
    const half = halfTold(gradeName, className);
    if (half) return { fault: half };
    const classId = living.get(gradeName)?.get(className);
    if (classId) return { classId };
    if (graduated.has(`${gradeName} ${className}`))
      return { fault: `班级“${gradeName}${className}”已毕业，不能再加入学生` };
    const inGrade = living.get(gradeName);
    return inGrade
      ? { fault: `班级“${className}”不存在，${gradeName}有：${quoted(inGrade.keys())}` }
      : { fault: `年级“${gradeName}”没有班级，学校有班级的年级：${quoted(living.keys())}` };
  };
}

function halfTold(gradeName: string, className: string): Fault {
  if (className === '') return '填写了年级，但没有填写班级';
  return gradeName === '' ? '填写了班级，但没有填写年级' : undefined;
}
