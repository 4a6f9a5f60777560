/** A course as pickers and stores hold it. */
export interface Course {
  courseId: string;
  courseName: string;
  subjectId: string;
}

/** Courses with courseId as a string, each once. */
export function distinctCourses(
  courses: readonly (Omit<Course, 'courseId'> & { courseId: string | number })[],
): Course[] {
  const byId = new Map<string, Course>();
  for (const course of courses) {
    const courseId = String(course.courseId);
    if (!byId.has(courseId)) byId.set(courseId, { ...course, courseId });
  }
  return [...byId.values()];
}
