import { listClasses, listGrades } from '../../contracts/vesta/class.ts';
import { globalFilter } from '../session/filter.ts';
import { personal } from '../session/personal.ts';
import { latest } from './latest.ts';
import { filterOptions } from './options.ts';

// Grade and class of the whole school, held by the global filter; an empty id means all of them.

/** Chooses a grade of the school; the class is chosen anew then. */
export function chooseSchoolGrade(gradeId: string): void {
  if (gradeId !== globalFilter.gradeId) globalFilter.classId = '';
  globalFilter.gradeId = gradeId;
}

/** Chooses a class of the school. */
export const chooseSchoolClass = (classId: string): void => {
  globalFilter.classId = classId;
};

/** Reads the school's grades; a chosen one that is gone gives way to all. */
export async function loadSchoolGrades(): Promise<void> {
  const { schoolId } = personal;
  if (schoolId === '') return;
  await latest(
    'schoolGrades',
    listGrades,
    { schoolId },
    {
      take: (grades) => {
        filterOptions.schoolGrades = grades;
        if (!grades.some(({ gradeId }) => gradeId === globalFilter.gradeId)) chooseSchoolGrade('');
      },
    },
  );
}

/** Reads the classes of the chosen grade, or of the school; a chosen one that is gone gives way to all. */
export async function loadSchoolClasses(): Promise<void> {
  const { schoolId } = personal;
  if (schoolId === '') return;
  const { gradeId } = globalFilter;
  await latest('schoolClasses', listClasses, gradeId === '' ? { schoolId } : { schoolId, gradeId }, {
    take: (classes) => {
      filterOptions.schoolClasses = classes;
      if (!classes.some(({ id }) => id === globalFilter.classId)) chooseSchoolClass('');
    },
  });
}
