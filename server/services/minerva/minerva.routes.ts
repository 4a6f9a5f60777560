import * as contract from '../../../contracts/minerva/exercise-book.ts';
import { cached } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { readRoute } from '../../http/route.ts';
import {
  countClassesByWorkbook,
  countPagesAndQuestions,
  selectPages,
  selectWorkbooksOfClass,
  selectWorkbooksOfGrade,
} from './minerva.queries.ts';

const nothing = { pageCount: 0, questionCount: 0, bankPageCount: 0 };

function withSizes<T extends { id: string }>(sandbox: Sandbox, items: T[]): (T & typeof nothing)[] {
  const sizes = countPagesAndQuestions(
    sandbox,
    items.map(({ id }) => id),
  );
  return items.map((item) => ({ ...item, ...(sizes.get(item.id) ?? nothing) }));
}

function withClassCounts<T extends { id: string }>(sandbox: Sandbox, schoolId: string | null, items: T[]) {
  const ids = items.map(({ id }) => id);
  const counts = schoolId === null ? undefined : countClassesByWorkbook(sandbox, schoolId, ids);
  return items.map((item) => ({ ...item, classCount: counts?.get(item.id) ?? 0 }));
}

export const minervaRoutes = [
  readRoute(contract.listWorkbookPages, ({ sandbox, input: { bookId } }) => selectPages(sandbox, bookId)),

  readRoute(contract.listWorkbooks, ({ sandbox, input: { classId, ...filter } }) =>
    selectWorkbooksOfClass(sandbox, classId, filter).map(({ id, title }) => ({ id, title })),
  ),

  readRoute(contract.listClassWorkbooks, ({ sandbox, input: { classId, courseId, term } }) =>
    cached(sandbox, JSON.stringify(['workbooks of class', classId, courseId, term]), () =>
      withSizes(sandbox, selectWorkbooksOfClass(sandbox, classId, { courseId, term })),
    ),
  ),

  readRoute(contract.listAvailableWorkbooks, ({ sandbox, user, input: { gradeId, courseId, term, ...input } }) => {
    const schoolId = input.schoolId ?? user.schoolId;
    return cached(sandbox, JSON.stringify(['workbooks of grade', schoolId, gradeId, courseId, term]), () =>
      withClassCounts(
        sandbox,
        schoolId,
        withSizes(sandbox, selectWorkbooksOfGrade(sandbox, gradeId, { courseId, term })),
      ),
    );
  }),
];
