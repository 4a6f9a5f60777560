import { taskType } from '../../contracts/constants/assignments.ts';
import type { Occasion } from '../answers/occasions.ts';
import { withMarks } from '../answers/marks.ts';
import { drawPaper, type DraftPaper } from '../answers/papers.ts';
import { dateAfter, schoolYearOf } from '../calendar.ts';
import { coursesOf } from '../curriculum.ts';
import { assignmentIds, classIds, courseIds, paperIds, personaIds } from '../landmarks.ts';
import { schoolDayUpTo } from '../school-days.ts';
import { givenTo, type Progress } from './assignment-papers.ts';

/** A paper of the teacher among the personas, and the work that was made of it. */
export interface OwnWork {
  paperId: string;
  /** Undefined where the paper has not been set. */
  assignmentId: string | undefined;
  title: string;
  occasion: Occasion;
  draft: DraftPaper;
}

/** What the teacher has whatever the day is, with how many days ago it was made. */
const works = [
  { paperId: paperIds.published, assignmentId: assignmentIds.published, title: '单元练习', daysAgo: 12 },
  { paperId: paperIds.collecting, assignmentId: assignmentIds.collecting, title: '巩固练习', daysAgo: 1 },
  { paperId: paperIds.draft, assignmentId: undefined, title: '单元测验', daysAgo: 1 },
] as const;

/** The teacher's own work, all on the first chapter of the year. */
export function* ownWorkOf(progress: Progress): Generator<OwnWork> {
  const { world, random } = progress;
  const schoolClass = world.classes.find(({ id }) => id === classIds.junior)!;
  const { school, grade } = schoolClass;
  const course = coursesOf(grade).find(({ courseId }) => courseId === courseIds.maths)!;
  const bank = world.bank.filter(
    ({ subjectId, gradeId }) => subjectId === course.subjectId && gradeId === grade.gradeId,
  );
  const items = bank.filter(({ chapter }) => chapter === bank[0]!.chapter);
  const common = { school, grade, course, teacherId: personaIds.teacher, classes: [schoolClass] };
  for (const [index, { title, daysAgo, ...ids }] of works.entries()) {
    const date = schoolDayUpTo(dateAfter(world.now.slice(0, 10), -daysAgo));
    const kind = { isOften: true, isShort: false };
    const occasion = {
      ...common,
      ...kind,
      taskType: taskType.examProcess,
      year: schoolYearOf(date),
      index,
      date,
      planned: date,
    };
    // One after the other: what has been written for one is not asked again in the next.
    const draft = withMarks(drawPaper(items, 'exercise', random, givenTo(progress, occasion))!);
    yield { ...ids, title: `${items[0]!.chapter}${title}`, occasion, draft };
  }
}
