import type { ReactNode } from 'react';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { getKnowledgeTree } from '../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../api/use-call.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { TreeOrAll } from '../../components/tree/TreeOrAll.tsx';
import type { TreeNode } from '../../components/tree/tree-nodes.ts';
import type { Course } from './question/question.ts';

/** Chapters of a subject in a stage with their knowledge points. */
export type KnowledgeTree = DataOf<typeof getKnowledgeTree>;

export interface PointTreeProps extends Pick<Course, 'subjectId' | 'stage'> {
  /** "" for all grades of the stage. */
  gradeId: string;
  /** The chosen chapter or knowledge point, "" for none. */
  pointId: string;
  onChoose: (pointId: string) => void;
}

/** Chapters and knowledge points of a grade, to choose one from. */
export function PointTree({ subjectId, stage, gradeId, pointId, onChoose }: PointTreeProps): ReactNode {
  const tree = useCall(getKnowledgeTree, { subjectId, stage });
  return (
    <Loaded answer={tree} what="知识点">
      {(chapters) => {
        const shown = chapters.filter((chapter) => gradeId === '' || chapter.gradeId === gradeId);
        if (shown.length === 0) return <EmptyState text="这个年级还没有知识点，可以选择其他年级。" />;
        return (
          <TreeOrAll
            label="知识点"
            all={{
              label: '全部知识点',
              note: String(shown.reduce((sum, { questionCount }) => sum + questionCount, 0)),
            }}
            nodes={shown.map(({ children, ...chapter }) => ({ ...nodeOf(chapter), children: children.map(nodeOf) }))}
            chosen={pointId}
            onChoose={onChoose}
          />
        );
      }}
    </Loaded>
  );
}

const nodeOf = ({ id, name, questionCount }: Omit<KnowledgeTree[number], 'children'>): TreeNode => ({
  key: id,
  label: name,
  note: String(questionCount),
});
