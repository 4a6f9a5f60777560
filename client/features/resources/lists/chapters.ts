import type { Option } from '../../../components/page/FilterSelect.tsx';
import type { TreeNode } from '../../../components/tree/tree-nodes.ts';
import { gradeName } from '../documents/words.ts';

/** A chapter of a subject, as the tree of knowledge points has it. */
export interface Chapter {
  id: string;
  name: string;
  gradeId: string;
}

/** Subjects are told from chapters by what their keys begin with. */
const subjectKey = (subjectId: string): string => `subject-${subjectId}`;

/** Subjects, the one that is looked into with its chapters; these name their grades where there are several. */
export function chapterNodes(
  subjects: readonly Option[],
  wanted: string,
  chapters: readonly Chapter[],
): readonly TreeNode[] {
  const isOfOne = new Set(chapters.map(({ gradeId }) => gradeId)).size === 1;
  const children = chapters.map(({ id, name, gradeId }) => ({
    key: id,
    label: name,
    note: isOfOne ? undefined : gradeName(gradeId),
  }));
  return subjects.map(({ value, label }) => ({
    key: subjectKey(value),
    label,
    ...(value === wanted && { children }),
  }));
}

/** What documents are filtered by. */
interface Filters {
  subjectId?: string | undefined;
  gradeId?: string | undefined;
  keyword?: string | undefined;
}

/** The entry of the tree that filters stand for, "" for all. */
export function chosenIn({ gradeId, keyword }: Filters, wanted: string, chapters: readonly Chapter[]): string {
  if (wanted === '') return '';
  const chapter = chapters.find((one) => one.name === keyword && one.gradeId === gradeId);
  return chapter?.id ?? subjectKey(wanted);
}

/** The filters that an entry of the tree stands for: files bear the name of their chapter, so that it is searched for. */
export function filtersOf(key: string, wanted: string, chapters: readonly Chapter[]): Required<Filters> {
  const chapter = chapters.find(({ id }) => id === key);
  if (chapter) return { subjectId: wanted, gradeId: chapter.gradeId, keyword: chapter.name };
  return {
    subjectId: key.startsWith(subjectKey('')) ? key.slice(subjectKey('').length) : '',
    gradeId: '',
    keyword: '',
  };
}
