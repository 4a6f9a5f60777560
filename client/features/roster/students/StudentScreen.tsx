import type { ReactNode } from 'react';
import { enrolment } from '../../../../contracts/states.ts';
import { exportStudents, pageStudents } from '../../../../contracts/vesta/student.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { useClassTree } from '../../../filters/class-tree.ts';
import { studentImport } from '../importing/import-source.ts';
import { ListActions } from '../ListActions.tsx';
import { StudentFilters } from './StudentFilters.tsx';
import { addOneStudent } from './student-actions.tsx';
import { StudentList } from './StudentList.tsx';
import { useOwnSchool } from '../own-school.ts';

/** The students of the own school. `aside` leads to what else is in the roster. */
export function StudentScreen({ aside }: { aside?: ReactNode }): ReactNode {
  const schoolId = useOwnSchool();
  const query = usePageQuery(pageStudents, { fixed: { schoolId }, defaults: { status: enrolment.inSchool } });
  const tree = useClassTree(schoolId);
  const { classId } = query.filters;
  return (
    <Screen
      title="学生管理"
      aside={aside}
      fill
      actions={
        <ListActions
          source={studentImport}
          schoolId={schoolId}
          exports={exportStudents}
          exportName="exportStudents"
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
