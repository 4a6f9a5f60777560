import type { ReactNode } from 'react';
import { Screen } from '../../../components/page/Screen.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { useClassTree } from '../../../filters/class-tree.ts';
import { useOwnSchool } from '../own-school.ts';
import { openAddClass } from './class-actions.tsx';
import { ClassDetail } from './ClassDetail.tsx';
import styles from './classes.module.css';
import { ClassTreeCard } from './ClassTreeCard.tsx';
import { GradeDetail } from './GradeDetail.tsx';
import { classKey, gradeKey, placeIn, usePlaces } from './place.ts';

interface Props {
  /** After the title: the ways to what else is in the roster. */
  aside?: ReactNode;
  /** What can be done with all classes, `add` among it. */
  actions: (school: { schoolId: string; add: () => Promise<void> }) => ReactNode;
}

/** The grades and classes of the own school. */
export function ClassScreen({ aside, actions }: Props): ReactNode {
  const schoolId = useOwnSchool();
  const tree = useClassTree(schoolId);
  const { address, go } = usePlaces();
  const place = tree.data && placeIn(tree.data, address);
  const add = async () => {
    const added = await openAddClass(schoolId, tree.data ?? [], place?.grade.id ?? '');
    if (added) go(classKey(added.id));
  };
  return (
    <Screen title="班级管理" aside={aside} actions={actions({ schoolId, add })}>
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
