import type { ReactNode } from 'react';
import { FilterSelect, type Option } from '../../components/page/FilterSelect.tsx';
import { TermPicker } from '../../filters/pickers.tsx';
import type { Analysis } from './use-analysis.ts';

type Lesson = NonNullable<Analysis['lessons']['data']>[number];

/** School, grade and course for who belongs to no school: those that have published exams in the term. */
export function LessonChoice({ analysis: { lessons, lesson, chooseLesson } }: { analysis: Analysis }): ReactNode {
  const all = lessons.data ?? [];
  const inSchool = all.filter(({ schoolId }) => schoolId === lesson?.schoolId);
  const inGrade = inSchool.filter(({ gradeId }) => gradeId === lesson?.gradeId);
  // The grade and the course stay where the chosen school has them.
  const nearest = (among: readonly Lesson[]) => {
    const same = among.filter(({ gradeId }) => gradeId === lesson?.gradeId);
    return same.find(({ courseName }) => courseName === lesson?.courseName) ?? same[0] ?? among[0];
  };
  return (
    <>
      <FilterSelect
        label="学校"
        width={172}
        options={optionsOf(all, 'schoolId', 'schoolName')}
        value={lesson?.schoolId}
        onChange={(id) => chooseLesson(nearest(all.filter(({ schoolId }) => schoolId === id)))}
      />
      <FilterSelect
        label="年级"
        options={optionsOf(inSchool, 'gradeId', 'gradeName')}
        value={lesson?.gradeId}
        onChange={(id) => chooseLesson(inSchool.find(({ gradeId }) => gradeId === id))}
      />
      <FilterSelect
        label="课程"
        options={optionsOf(inGrade, 'courseId', 'courseName')}
        value={lesson?.courseId}
        onChange={(id) => chooseLesson(inGrade.find(({ courseId }) => courseId === id))}
      />
      <TermPicker />
    </>
  );
}

/** What there is to choose, in the order of its numbers, whatever was examined last. */
const optionsOf = (lessons: readonly Lesson[], value: keyof Lesson, label: keyof Lesson): Option[] =>
  [...new Map(lessons.map((one) => [one[value], { value: one[value], label: one[label] }])).values()].toSorted(
    (one, other) => Number(one.value) - Number(other.value),
  );
