import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getClassTree, listClasses } from '../../../../contracts/vesta/class.ts';

type Tree = DataOf<typeof getClassTree>;
type ClassItem = DataOf<typeof listClasses>[number];

/** The parent of the topmost nodes. */
const root = '0';

/** Grades with their classes beneath them; a grade without classes has no `children`. */
export function classTree(
  grades: { gradeId: string; gradeName: string }[],
  classes: ClassItem[],
  studentCounts: Map<string, number>,
): Tree {
  return grades.map(({ gradeId, gradeName }) => {
    const children = classes
      .filter((item) => item.gradeId === gradeId)
      .map((item) => ({
        ...item,
        ...node(item.id, item.className, gradeId, false),
        studentCount: studentCounts.get(item.id) ?? 0,
      }));
    return {
      id: gradeId,
      name: gradeName,
      ...node(gradeId, gradeName, root, children.length > 0),
      studentCount: children.reduce((sum, child) => sum + child.studentCount, 0),
      ...(children.length > 0 ? { children } : {}),
    };
  });
}

const node = (id: string, title: string, parentId: string, hasChildren: boolean) => ({
  parentId,
  hasChildren,
  title,
  key: id,
  value: id,
});
