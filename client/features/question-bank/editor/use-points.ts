import { getKnowledgeTree } from '../../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';
import type { Course } from '../question/question.ts';
import { gradeOptions } from '../question.ts';
import type { KnowledgeTree } from '../PointTree.tsx';
import type { EditorPlace, Point } from './form.ts';

type Chapters = Pick<Course, 'subjectId' | 'stage'>;

const useTree = ({ subjectId, stage }: Chapters): KnowledgeTree =>
  useCall(getKnowledgeTree, { subjectId, stage }).data ?? [];

/** The knowledge point under which the editor was opened, where it is one and no chapter. */
export function useFirstPoint(place: EditorPlace): Point[] {
  const points = useTree(place).flatMap(({ children }) => children);
  return points.filter(({ id }) => id === place.pointId).map(({ id, name }) => ({ id, name }));
}

/** Knowledge points to choose from under their chapters, those of the grade first. */
export function usePointOptions(course: Course): Option[] {
  const grades = new Map(gradeOptions(course.stage).map(({ value, label }) => [value, label]));
  const tree = useTree(course);
  const isOfGrade = ({ gradeId }: KnowledgeTree[number]) => gradeId === course.gradeId;
  return [...tree.filter(isOfGrade), ...tree.filter((chapter) => !isOfGrade(chapter))].flatMap((chapter) =>
    chapter.children.map(({ id, name }) => ({
      value: id,
      label: name,
      group: `${grades.get(chapter.gradeId) ?? ''} ${chapter.name}`,
    })),
  );
}
