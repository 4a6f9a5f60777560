import { listWorkbooks } from '../../contracts/minerva/exercise-book.ts';
import { listClassesByLeaderType, listCoursesInGrade } from '../../contracts/vesta/class.ts';
import { listTeachingCourses } from '../../contracts/vesta/teaching.ts';
import { today } from '../api/clock.ts';
import { distinctCourses, type Course } from '../session/courses.ts';
import { personal } from '../session/personal.ts';
import { teacher } from '../session/teacher.ts';
import { termCodeOf } from '../session/terms.ts';
import { forget, latest } from './latest.ts';
import { filterOptions, groupByGrade, leaderType } from './options.ts';

// What follows from a choice. The pickers call load… when they appear and when what they depend on changes.

/** Chooses a class of the list, and with it its grade. An id that the list hasn't got chooses none. */
export function chooseClass(classId: string): void {
  const chosen = teacher.classList.find(({ id }) => id === classId);
  teacher.classId = chosen?.id ?? '';
  teacher.gradeId = chosen?.gradeId ?? '';
  teacher.className = chosen?.className ?? '';
  teacher.gradeName = chosen?.gradeName ?? '';
  teacher.classesInGrade = Object.fromEntries(
    groupByGrade(teacher.classList).map(({ gradeId, children }) => [gradeId, children.map(({ id }) => id).join(',')]),
  );
  if (!chosen) emptyCourses();
}

/** Chooses class and course for the screen that is opened next, which keeps them if its own lists have them. */
export function chooseLesson(classId: string, courseId: string): void {
  Object.assign(teacher, { classId, courseId });
}

/** Reads the classes of the active role; the chosen one stays if it is still there, else the first is chosen. */
export const loadClasses = (): Promise<void> =>
  latest(
    'classes',
    listClassesByLeaderType,
    { leaderType: leaderType() },
    {
      take: (classes) => {
        teacher.classList = classes;
        chooseClass(kept(classes, 'id', teacher.classId));
      },
    },
  );

/** Chooses a grade; no class is chosen then. */
export function chooseGrade(gradeId: string): void {
  if (gradeId !== teacher.gradeId) Object.assign(teacher, { classId: '', className: '' });
  teacher.gradeId = gradeId;
  teacher.gradeName = filterOptions.grades.find((grade) => grade.gradeId === gradeId)?.gradeName ?? '';
  if (gradeId === '') emptyCourses();
}

/** Chooses a grade and a course of it, which stays if the list that is read then has it. */
export function chooseGradeAndCourse(gradeId: string, courseId: string): void {
  chooseGrade(gradeId);
  teacher.courseId = courseId;
}

/** Reads the grades in which the active role has classes; the first is chosen if the chosen one isn't among them. */
export const loadGrades = (): Promise<void> =>
  latest(
    'grades',
    listClassesByLeaderType,
    { leaderType: leaderType() },
    {
      take: (classes) => {
        teacher.classList = classes;
        filterOptions.grades = groupByGrade(classes);
        chooseGrade(kept(filterOptions.grades, 'gradeId', teacher.gradeId));
      },
    },
  );

/** Chooses a course, and with it its subject; an id that the list hasn't got chooses none. */
export function chooseCourse(courseId: string): void {
  chooseFrom(filterOptions.courses, courseId);
}

/** Chooses a course of the grade, and with it its subject. */
export function chooseCourseInGrade(courseId: string): void {
  chooseFrom(filterOptions.coursesInGrade, courseId);
}

function chooseFrom(courses: readonly Course[], courseId: string): void {
  const chosen = courses.find((course) => course.courseId === courseId);
  teacher.courseName = chosen?.courseName ?? '';
  teacher.subjectId = chosen?.subjectId ?? '';
  teacher.courseId = chosen?.courseId ?? '';
}

/** Reads the courses of the chosen class and grade; failure or nothing leaves none to choose from. */
export const loadCourses = (): Promise<void> =>
  latest(
    'courses',
    listTeachingCourses,
    { teacherId: personal.userId, classId: teacher.classId, gradeId: teacher.gradeId, leaderType: leaderType() },
    { take: takeCourses('courses'), fail: emptyCourses },
  );

/** Reads the courses of the chosen grade; failure or nothing leaves none to choose from. */
export async function loadCoursesInGrade(): Promise<void> {
  if (teacher.gradeId === '') return emptyCourses();
  await latest(
    'courses',
    listCoursesInGrade,
    { gradeId: teacher.gradeId, leaderType: leaderType() },
    {
      take: takeCourses('coursesInGrade'),
      fail: emptyCourses,
    },
  );
}

const takeCourses = (list: 'courses' | 'coursesInGrade') => (courses: Course[]) => {
  filterOptions[list] = distinctCourses(courses);
  chooseFrom(filterOptions[list], kept(filterOptions[list], 'courseId', teacher.courseId));
};

function emptyCourses(): void {
  forget('courses');
  filterOptions.courses = [];
  filterOptions.coursesInGrade = [];
  chooseFrom([], '');
}

/** Chooses a workbook. */
export const chooseWorkbook = (bookId: string): void => {
  teacher.bookId = bookId;
};

/** Reads the workbooks of class, course and term; the first is chosen if the chosen one isn't among them. */
export async function loadWorkbooks(): Promise<void> {
  const { classId, courseId, learningTerm } = teacher;
  if (classId === '' || courseId === '') return takeWorkbooks([]);
  await latest(
    'workbooks',
    listWorkbooks,
    { classId, courseId, term: termCodeOf(learningTerm, today()) },
    { take: takeWorkbooks },
  );
}

function takeWorkbooks(workbooks: { id: string; title: string }[]): void {
  filterOptions.workbooks = workbooks;
  chooseWorkbook(kept(workbooks, 'id', teacher.bookId));
}

/** The chosen id if an item has it, else the first item's, else "". */
const kept = <K extends string>(items: readonly Record<K, string>[], key: K, chosen: string): string =>
  (items.find((item) => item[key] === chosen) ?? items[0])?.[key] ?? '';
