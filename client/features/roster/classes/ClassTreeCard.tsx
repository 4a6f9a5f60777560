import { useState, type ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Tree } from '../../../components/tree/Tree.tsx';
import { matchingNodes, type TreeNode } from '../../../components/tree/tree-nodes.ts';
import type { ClassTree } from '../../../filters/class-tree.ts';
import { classKey, gradeKey, type Place } from './place.ts';
import styles from './classes.module.css';

interface Props {
  tree: ClassTree;
  place: Place | undefined;
  onChoose: (key: string) => void;
}

/** The grades and classes of the school, to choose one from. */
export function ClassTreeCard({ tree, place, onChoose }: Props): ReactNode {
  const [search, setSearch] = useState('');
  const nodes = matchingNodes(nodesOf(tree), search);
  const chosen = place?.schoolClass ? classKey(place.schoolClass.id) : gradeKey(place?.grade.id ?? '');
  return (
    <Card>
      <div className={styles.tree}>
        <SearchField label="年级或班级" value={search} onSearch={setSearch} width={228} />
        <Tree label="年级与班级" nodes={nodes} chosen={chosen} onChoose={onChoose} allOpen={search !== ''} />
        {nodes.length === 0 && <EmptyState text="没有符合的年级或班级。" />}
      </div>
    </Card>
  );
}

const nodesOf = (tree: ClassTree): TreeNode[] =>
  tree.map(({ id, name, studentCount, children = [] }) => ({
    key: gradeKey(id),
    label: name,
    note: `${children.length} 班 ${studentCount} 人`,
    children: children.map((schoolClass) => ({
      key: classKey(schoolClass.id),
      label: schoolClass.className,
      note: `${schoolClass.studentCount} 人`,
    })),
  }));
