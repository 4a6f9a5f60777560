import { earlier } from '../calendar.ts';
import { allGrades, coursesOf, gradesOf, type SeededGrade } from '../curriculum.ts';
import { sinceJoining } from '../joining.ts';
import type { Random } from '../random.ts';
import type { SchoolPlan } from '../sizes.ts';
import { classIdOf, type SeedModule, type SeededClass, type World } from '../world.ts';

function addSchool(world: World, { id, name, stage, area, partnerId }: SchoolPlan): void {
  const createTime = sinceJoining(world, id, `${world.schoolYear - 4}-05-20 09:00:00`);
  // Classes are laid out as the running school year has them, so its promotion is over.
  world.write.school({ id, name, stage, area, partnerId, promotedYear: '', createTime });
  for (const { gradeId, ...grade } of gradesOf(stage)) {
    for (const { courseId } of coursesOf({ gradeId, ...grade }))
      world.write.offeredCourse({ schoolId: id, gradeId, courseId });
  }
}

function addCourses(world: World): void {
  const known = new Set<string>();
  for (const grade of allGrades) {
    for (const { courseId, courseName, subjectId } of coursesOf(grade)) {
      if (known.has(courseId)) continue;
      known.add(courseId);
      world.write.course({ id: courseId, name: courseName, subjectId, stage: grade.stage });
    }
  }
}

function studentsIn(school: SchoolPlan, index: number, random: Random): number {
  if (school.students === undefined) return school.studentsPerClass - 2 + random.below(5);
  const classes = school.grades * school.classesPerGrade;
  return Math.floor(school.students / classes) + (index < school.students % classes ? 1 : 0);
}

function addClass(world: World, school: SchoolPlan, grade: SeededGrade, number: number, students: number): SeededClass {
  const entryYear = world.schoolYear - grade.year;
  const id = classIdOf(school.id, grade.position, number);
  const createTime = sinceJoining(world, school.id, earlier(`${entryYear}-08-25 09:00:00`, world.now));
  world.write.schoolClass({
    id,
    schoolId: school.id,
    gradeId: grade.gradeId,
    name: `${number}班`,
    position: number,
    createTime,
  });
  return { id, school, grade, number, students, entryYear, createTime };
}

function addClasses(world: World, school: SchoolPlan, random: Random): void {
  gradesOf(school.stage)
    .slice(-school.grades)
    .forEach((grade, gradeIndex) => {
      for (let number = 1; number <= school.classesPerGrade; number++) {
        const students = studentsIn(school, gradeIndex * school.classesPerGrade + number - 1, random);
        world.classes.push(addClass(world, school, grade, number, students));
      }
    });
}

export const schoolsModule: SeedModule = {
  name: 'schools',
  title: '学校、班级与课程',
  run(world, random) {
    for (const { gradeId, gradeName, stage, position } of allGrades) {
      world.write.grade({ id: gradeId, name: gradeName, stage, position });
    }
    addCourses(world);
    for (const school of world.schools) {
      addSchool(world, school);
      addClasses(world, school, random);
    }
  },
};
