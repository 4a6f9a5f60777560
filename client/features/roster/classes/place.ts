import { useSearchParams } from 'react-router-dom';
import { classesIn, type ClassNode, type ClassTree, type GradeNode } from '../../../filters/class-tree.ts';

/** The grade or class on screen, as the address has it; the first grade while it names none that is there. */
export type Place = { grade: GradeNode; schoolClass?: ClassNode };

/** Finds the grade or class that an address names. */
export function placeIn(tree: ClassTree, address: URLSearchParams): Place | undefined {
  const schoolClass = classesIn(tree).find(({ id }) => id === address.get('classId'));
  const gradeId = schoolClass?.gradeId ?? address.get('gradeId');
  const grade = tree.find(({ id }) => id === gradeId) ?? tree[0];
  return grade && { grade, ...(schoolClass && { schoolClass }) };
}

const keys = { grade: 'grade:', class: 'class:' } as const;

/** The key of a grade in the tree; grades and classes may have the same ids. */
export const gradeKey = (id: string): string => keys.grade + id;

/** The key of a class in the tree. */
export const classKey = (id: string): string => keys.class + id;

/** The tabs of a class. */
export type ClassTab = 'teachers' | 'students';

/** Goes to a node of the tree; the tab stays unless another is named, the query of the list before does not. */
export function usePlaces(): { address: URLSearchParams; go: (key: string, tab?: ClassTab) => void } {
  const [address, setAddress] = useSearchParams();
  const go = (key: string, to?: ClassTab) => {
    const [kind = '', id = ''] = key.split(':');
    const tab = to ?? address.get('tab');
    setAddress({ [`${kind}Id`]: id, ...(tab && { tab }) });
  };
  return { address, go };
}
