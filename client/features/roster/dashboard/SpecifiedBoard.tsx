import type { ReactNode } from 'react';
import { enrolment } from '../../../../contracts/states.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { pageStudents } from '../../../../contracts/vesta/student.ts';
import { pageTeachers } from '../../../../contracts/vesta/teacher.ts';
import { useCall } from '../../../api/use-call.ts';
import { Screen } from '../../../components/page/Screen.tsx';
import { StatCard } from '../../../components/page/StatCard.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { classesIn, useClassTree, type ClassTree } from '../../../filters/class-tree.ts';
import { pathTo } from '../../../session/paths.ts';
import type { BoardFrame } from './roster-summary.ts';
import { average, GradesOfTree } from './GradesOfTree.tsx';
import styles from './dashboard.module.css';

/** The board of a school from the lists that the specification has: its grades, classes, students and teachers. */
export function SpecifiedBoard({ schoolId, lead, bar = false, before, children }: BoardFrame): ReactNode {
  const tree = useClassTree(schoolId);
  return (
    <Screen title="学校看板" lead={lead} bar={bar} actions={children}>
      {before}
      <Loaded answer={tree} what="学校看板">
        {(grades) => (
          <div className={styles.board}>
            <Figures schoolId={schoolId} grades={grades} />
            <GradesOfTree grades={grades} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

function Figures({ schoolId, grades }: { schoolId: string; grades: ClassTree }): ReactNode {
  const students = useCall(pageStudents, { schoolId, status: enrolment.inSchool, size: 1 });
  const teachers = useCall(pageTeachers, { schoolId, size: 1 });
  const classes = classesIn(grades).length;
  const inClasses = inClassesOf(grades);
  return (
    <div className={styles.figures}>
      <StatCard label="年级" value={grades.length} note={namesOf(grades)} to={pathTo('classes')} />
      <StatCard
        label="班级"
        value={classes}
        note={`平均每班 ${average(inClasses, classes)} 人`}
        to={pathTo('classes')}
      />
      {students.data && (
        <StatCard
          label="在校学生"
          value={students.data.total}
          note={unassignedNote(students.data.total - inClasses)}
          to={pathTo('students')}
        />
      )}
      {teachers.data && <StatCard label="教师" value={teachers.data.total} to={pathTo('teachers')} />}
    </div>
  );
}

const inClassesOf = (grades: ClassTree): number => grades.reduce((sum, { studentCount }) => sum + studentCount, 0);

const namesOf = (grades: ClassTree): string => grades.map(({ name }) => name).join('、');

const unassignedNote = (count: number): string => (count > 0 ? `未分班 ${formatNumber(count)}` : '都已分班');
