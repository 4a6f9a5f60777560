import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { exportTeachers, pageTeachers } from '../../../contracts/vesta/teacher.ts';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { usePageQuery } from '../../components/use-page-query.ts';
import { useClassTree } from '../../filters/class-tree.ts';
import { teacherImport } from '../../features/roster/importing/import-source.ts';
import { ListActions } from '../../features/roster/ListActions.tsx';
import { addOne } from '../../features/roster/teachers/teacher-actions.tsx';
import { TeacherFilters } from '../../features/roster/teachers/TeacherFilters.tsx';
import { TeacherList } from '../../features/roster/teachers/TeacherList.tsx';
import { useOwnSchool } from '../../features/roster/own-school.ts';

/** 教师管理: the teachers of the own school. */
export function Page(): ReactNode {
  const schoolId = useOwnSchool();
  const query = usePageQuery(pageTeachers, { fixed: { schoolId } });
  const tree = useClassTree(schoolId);
  return (
    <Screen
      title="教师管理"
      fill
      actions={
        <ListActions
          source={teacherImport}
          schoolId={schoolId}
          exports={exportTeachers}
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
