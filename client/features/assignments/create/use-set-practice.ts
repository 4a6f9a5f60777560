import { useNavigate } from 'react-router-dom';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { showDone } from '../../../components/toast.ts';
import { pathTo } from '../../../session/paths.ts';
import type { LessonPractice } from '../../practice/use-lesson-practice.ts';
import { openWorkPrint } from '../../printing/open-print.tsx';
import { openSetPractice } from './set-practice.tsx';

/** Sets practice as work, prints it where that is wanted, and leads to the work. */
export function useSetPractice(): (lesson: LessonPractice, isPrinted: boolean) => Promise<void> {
  const navigate = useNavigate();
  return async ({ practice: { input }, names, note }, isPrinted) => {
    const done = input && (await openSetPractice({ input, lesson: names, note }));
    if (!done) return;
    if (isPrinted) await openWorkPrint(done.id, taskType.errorNote);
    else showDone(`已布置，${done.studentCount} 名学生各有一份`);
    const work = pathTo('marking', { assignmentId: done.id });
    if (work !== undefined) void navigate(work);
  };
}
