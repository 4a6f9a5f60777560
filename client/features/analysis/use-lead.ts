import { useEffect, useRef } from 'react';
import { chooseGradeAndCourse } from '../../filters/cascades.ts';
import type { Analysis } from './use-analysis.ts';

/**
 * Leads who compares schools to what was examined last, where nothing has been examined of what the header begins with: nobody
 * should begin the day at an empty page. Only once, as what is chosen then is somebody's own choice.
 */
export function useLead({ exams, latest, mayCompareSchools }: Analysis): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !exams.data || !latest) return;
    isDone.current = true;
    if (mayCompareSchools && exams.data.length === 0) chooseGradeAndCourse(latest.gradeId, latest.courseId);
  }, [exams.data, latest, mayCompareSchools]);
}
