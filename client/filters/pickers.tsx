import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { selectorWidths } from '../../contracts/constants/limits.ts';
import { mistakeTypes } from '../../contracts/constants/mistakes.ts';
import { timeRanges } from '../../contracts/constants/time.ts';
import { today } from '../api/clock.ts';
import { Dropdown } from '../components/Dropdown.tsx';
import { teacher } from '../session/teacher.ts';
import { learningTermOptions, schoolYearOptions } from '../session/terms.ts';
import * as cascade from './cascades.ts';
import { ClassPicker } from './ClassPicker.tsx';
import { filterOptions } from './options.ts';

/** The class among those of the active role; its grade comes with it. */
export function ClassGradePicker(): ReactNode {
  const { classList, classId } = useSnapshot(teacher);
  useEffect(() => void cascade.loadClasses(), []);
  return (
    <ClassPicker classes={classList} value={classId} onChange={cascade.chooseClass} width={selectorWidths.narrow} />
  );
}

/** The grade among those of the active role. */
export function GradePicker(): ReactNode {
  const { grades } = useSnapshot(filterOptions);
  const { gradeId } = useSnapshot(teacher);
  useEffect(() => void cascade.loadGrades(), []);
  return (
    <Dropdown
      label="年级"
      options={grades}
      value={gradeId}
      onChange={cascade.chooseGrade}
      valueField="gradeId"
      labelField="gradeName"
    />
  );
}

interface CoursePickerProps {
  /** What stands before it in the bar and has to be chosen first. */
  after?: 'class' | 'grade' | undefined;
}

/** The course among those of the chosen class and grade. */
export function CoursePicker({ after }: CoursePickerProps): ReactNode {
  const { courses } = useSnapshot(filterOptions);
  const { classId, gradeId, courseId } = useSnapshot(teacher);
  const waits = (after === 'class' && classId === '') || (after === 'grade' && gradeId === '');
  useEffect(() => {
    if (!waits) void cascade.loadCourses();
  }, [waits, classId, gradeId]);
  return <CourseDropdown courses={courses} courseId={courseId} onChange={cascade.chooseCourse} />;
}

/** The course among those of the chosen grade. */
export function CourseInGradePicker(): ReactNode {
  const { coursesInGrade } = useSnapshot(filterOptions);
  const { gradeId, courseId } = useSnapshot(teacher);
  useEffect(() => void cascade.loadCoursesInGrade(), [gradeId]);
  return <CourseDropdown courses={coursesInGrade} courseId={courseId} onChange={cascade.chooseCourseInGrade} />;
}

interface CourseDropdownProps {
  courses: readonly object[];
  courseId: string;
  onChange: (courseId: string) => void;
}

const CourseDropdown = ({ courses, courseId, onChange }: CourseDropdownProps): ReactNode => (
  <Dropdown
    label="课程"
    options={courses}
    value={courseId}
    onChange={onChange}
    valueField="courseId"
    labelField="courseName"
  />
);

/** The learning term, or the last week or month. */
export function TermPicker(): ReactNode {
  const { learningTerm } = useSnapshot(teacher);
  const choose = (value: string) => (teacher.learningTerm = value);
  return (
    <Dropdown
      label="学期"
      options={learningTermOptions(today())}
      value={learningTerm}
      onChange={choose}
      width={selectorWidths.narrow}
    />
  );
}

/** The learning year, as a whole or by term. */
export function LearningYearPicker(): ReactNode {
  const { learningYear } = useSnapshot(teacher);
  const choose = (value: string) => (teacher.learningYear = value);
  return (
    <Dropdown
      label="学年"
      options={schoolYearOptions(today())}
      value={learningYear}
      onChange={choose}
      width={selectorWidths.narrow}
    />
  );
}

/** How far back homework is listed. */
export function TimePicker(): ReactNode {
  const { homeworkDateType } = useSnapshot(teacher);
  const choose = (value: typeof homeworkDateType) => (teacher.homeworkDateType = value);
  return <Dropdown label="时间" options={timeRanges} value={homeworkDateType} onChange={choose} />;
}

/** Where mistakes come from, and of which workbook. */
export function MistakeTypePicker(): ReactNode {
  const { mistakeType } = useSnapshot(teacher);
  const choose = (value: number) => (teacher.mistakeType = value);
  return (
    <>
      <Dropdown label="错题类型" options={mistakeTypes} value={mistakeType} onChange={choose} />
      <WorkbookPicker />
    </>
  );
}

/** The workbook among those of the chosen class, course and term. */
function WorkbookPicker(): ReactNode {
  const { workbooks } = useSnapshot(filterOptions);
  const { learningTerm, classId, courseId, bookId } = useSnapshot(teacher);
  useEffect(() => void cascade.loadWorkbooks(), [learningTerm, classId, courseId]);
  return (
    <Dropdown
      label="练习册"
      options={workbooks}
      value={bookId}
      onChange={cascade.chooseWorkbook}
      valueField="id"
      labelField="title"
      width={selectorWidths.wide}
    />
  );
}
