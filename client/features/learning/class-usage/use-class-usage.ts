import { useSnapshot } from 'valtio';
import { getClassUsage } from '../../../../contracts/wrongbook/class-usage.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Answer } from '../../../components/state/answer.ts';
import { chooseClass } from '../../../filters/cascades.ts';
import { teacher } from '../../../session/teacher.ts';
import { useOfClass, type OfClass } from '../use-of-class.ts';
import type { ClassUsage } from './class-usage.ts';

/** The most classes that are asked for at once. */
const most = 20;

interface UsageOfClass {
  ofClass: OfClass;
  /** undefined until a class is known. */
  classId: string | undefined;
  answer: Answer<ClassUsage>;
  choose: (classId: string) => void;
}

/**
 * How the classes of a grade use the product: that of the class and in the course of the header, or in all subjects that of a
 * class that is chosen on the screen.
 */
export function useClassUsage(picksClass: boolean): UsageOfClass {
  const ofClass = useOfClass();
  const header = useSnapshot(teacher);
  const { input, options, period } = ofClass;
  const classId = picksClass ? input?.classId : header.classId || input?.classId;
  const grade = options.find(({ value }) => value === classId)?.group;
  const classIds = options.filter(({ group }) => group === grade).map(({ value }) => value);
  const courseId = picksClass ? '' : header.courseId;
  const asked = { classId: classIds.slice(0, most).join(), ...(courseId !== '' && { courseId }), ...period };
  const answer = useCall(getClassUsage, grade === undefined ? null : asked);
  return {
    ofClass,
    classId: grade === undefined ? undefined : classId,
    answer,
    choose: picksClass ? ofClass.chooseClass : chooseClass,
  };
}
