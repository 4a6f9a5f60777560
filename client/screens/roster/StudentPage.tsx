import '../../components/mantine-css-screens.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { enrolment } from '../../../contracts/states.ts';
import { exportStudents, pageStudents } from '../../../contracts/vesta/student.ts';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { usePageQuery } from '../../components/use-page-query.ts';
import { personal } from '../../session/personal.ts';
import { useClassTree } from './class-tree.ts';
import { studentImport } from './importing/import-source.ts';
import { ListActions } from './ListActions.tsx';
import { StudentFilters } from './students/StudentFilters.tsx';
import { AddStudent } from './students/StudentForm.tsx';
import { StudentList } from './students/StudentList.tsx';

/** 学生管理: the students of the own school. */
export function Page(): ReactNode {
  const { schoolId } = useSnapshot(personal);
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
          onAdd={() => void openDialog(<AddStudent schoolId={schoolId} classId={classId} />)}
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
