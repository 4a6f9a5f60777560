import type { ReactNode } from 'react';
import { exportTeachers, pageTeachers } from '../../../../contracts/vesta/teacher.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { useClassTree } from '../../../filters/class-tree.ts';
import { teacherImport } from '../importing/import-source.ts';
import { ListActions } from '../ListActions.tsx';
import { addOne } from './teacher-actions.tsx';
import { TeacherFilters } from './TeacherFilters.tsx';
import { TeacherList } from './TeacherList.tsx';
import { useOwnSchool } from '../own-school.ts';

/** The teachers of the own school. `aside` leads to what else is in the roster. */
export function TeacherScreen({ aside }: { aside?: ReactNode }): ReactNode {
  const schoolId = useOwnSchool();
  const query = usePageQuery(pageTeachers, { fixed: { schoolId } });
  const tree = useClassTree(schoolId);
  return (
    <Screen
      title="教师管理"
      aside={aside}
      fill
      actions={
        <ListActions
          source={teacherImport}
          schoolId={schoolId}
          exports={exportTeachers}
          exportName="exportTeachers"
          filters={{ ...query.filters, schoolId }}
          onAdd={() => void addOne(schoolId)}
        />
      }
    >
      <Card flush>
        <TeacherFilters schoolId={schoolId} query={query} tree={tree.data} />
        <TeacherList schoolId={schoolId} query={query} />
      </Card>
    </Screen>
  );
}
