import { termBefore, termOf } from '../calendar.ts';
import { allGrades, coursesOf } from '../curriculum.ts';
import type { SeedModule } from '../world.ts';

const kinds = ['同步练习', '单元达标卷'];

/** Volumes of a school year: the first term has the upper one. */
const volumeOf = (term: string): string => (term.endsWith('02') ? '下册' : '上册');

export const workbooksModule: SeedModule = {
  name: 'workbooks',
  title: '练习册',
  run(world) {
    const current = termOf(world.now);
    for (const term of [current, termBefore(current)]) {
      for (const grade of allGrades) {
        for (const { courseId, courseName } of coursesOf(grade)) {
          kinds.forEach((kind, index) => {
            world.write.workbook({
              id: `${term}${String(grade.position).padStart(2, '0')}${courseId.slice(1)}${index + 1}`,
              title: `${grade.gradeName}${courseName}${volumeOf(term)}${kind}`,
              courseId,
              gradeId: grade.gradeId,
              term,
            });
          });
        }
      }
    }
  },
};
