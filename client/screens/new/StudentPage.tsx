import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { enrolment } from '../../../contracts/states.ts';
import { exportStudents, pageStudents } from '../../../contracts/vesta/student.ts';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { usePageQuery } from '../../components/use-page-query.ts';
import { useClassTree } from '../../filters/class-tree.ts';
import { studentImport } from '../../features/roster/importing/import-source.ts';
import { ListActions } from '../../features/roster/ListActions.tsx';
import { StudentFilters } from '../../features/roster/students/StudentFilters.tsx';
import { addOneStudent } from '../../features/roster/students/student-actions.tsx';
import { StudentList } from '../../features/roster/students/StudentList.tsx';
import { useOwnSchool } from '../../features/roster/own-school.ts';

/** 学生管理: the students of the own school. */
export function Page(): ReactNode {
  const schoolId = useOwnSchool();
  const query = usePageQuery(pageStudents, { fixed: { schoolId }, defaults: { status: enrolment.inSchool } });
  const tree = useClassTree(schoolId);
  const { classId } = query.filters;
  return (
    <Screen
      title="学生管理"
      fill
      actions={
        <ListActions
          source={studentImport}
          schoolId={schoolId}
          exports={exportStudents}
          filters={{ ...query.filters, schoolId }}
          onAdd={() => void addOneStudent(schoolId, classId)}
        />
      }
    >
      <Card flush>
        <StudentFilters query={query} tree={tree.data} />
        <StudentList schoolId={schoolId} query={query} />
      </Card>
    </Screen>
  );
}
