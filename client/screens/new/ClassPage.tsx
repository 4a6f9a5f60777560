import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useClassTree } from '../../filters/class-tree.ts';
import { ClassPageActions } from '../../features/exams/setup/ClassPageActions.tsx';
import { openAddClass } from '../../features/roster/classes/class-actions.tsx';
import { ClassDetail } from '../../features/roster/classes/ClassDetail.tsx';
import { ClassTreeCard } from '../../features/roster/classes/ClassTreeCard.tsx';
import { GradeDetail } from '../../features/roster/classes/GradeDetail.tsx';
import { classKey, gradeKey, placeIn, usePlaces } from '../../features/roster/classes/place.ts';
import styles from '../../features/roster/classes/classes.module.css';
import { useOwnSchool } from '../../features/roster/own-school.ts';

/** 班级管理: the grades and classes of the own school. */
export function Page(): ReactNode {
  const schoolId = useOwnSchool();
  const tree = useClassTree(schoolId);
  const { address, go } = usePlaces();
  const place = tree.data && placeIn(tree.data, address);
  const add = async () => {
    const added = await openAddClass(schoolId, tree.data ?? [], place?.grade.id ?? '');
    if (added) go(classKey(added.id));
  };
  return (
    <Screen title="班级管理" actions={<ClassPageActions schoolId={schoolId} add={add} />}>
      <Loaded answer={tree} what="班级">
        {(grades) => (
          <div className={styles.columns}>
            <ClassTreeCard tree={grades} place={place} onChoose={go} />
            <div className={styles.detail}>
              {place?.schoolClass && (
                <ClassDetail
                  schoolId={schoolId}
                  schoolClass={place.schoolClass}
                  onRemoved={() => go(gradeKey(place.grade.id))}
                  onStudents={() => go(classKey(place.schoolClass!.id), 'students')}
                />
              )}
              {place && !place.schoolClass && <GradeDetail grade={place.grade} onOpen={go} onAdd={() => void add()} />}
              {!place && <EmptyState text="学校还没有年级。" />}
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
