import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../contracts/figure-text.ts';
import { ChartCard } from '../../components/chart/ChartCard.tsx';
import type { Answer } from '../../components/state/answer.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import type { Column } from '../../components/table/columns.ts';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import { TreeOrAll } from '../../components/tree/TreeOrAll.tsx';
import type { TreeNode } from '../../components/tree/tree-nodes.ts';
import type { Chapters } from './points.ts';

type Figures = Omit<Chapters[number], 'children'>;

interface Props {
  answer: Answer<Chapters>;
  /** The chosen chapter or point, "" for all. */
  pointId: string;
  onChoose: (pointId: string) => void;
}

/** How far knowledge points are mastered, never without the number of answers behind it; choosing one narrows what is listed. */
export const PointMastery = ({ answer, pointId, onChoose }: Props): ReactNode => (
  <Loaded answer={answer} what="知识点掌握">
    {(chapters) => {
      const known = chapters.filter(({ answered }) => answered > 0);
      return (
        <ChartCard
          title="知识点掌握"
          chart={
            <TreeOrAll
              label="知识点掌握"
              all={{ label: '全部知识点', note: '掌握 · 作答' }}
              nodes={known.map(chapterNode)}
              chosen={pointId}
              onChoose={onChoose}
            />
          }
          table={
            <RecordTable
              label="知识点掌握"
              columns={columns}
              rows={known
                .flatMap(({ children }) => children.filter(({ answered }) => answered > 0))
                .toSorted(weakFirst)}
              keyOf={(point) => point.pointId}
              nameOf={({ name }) => name}
            />
          }
          empty={known.length === 0 ? '还没有已发布的作答。' : undefined}
        />
      );
    }}
  </Loaded>
);

const columns: readonly Column<Figures>[] = [
  { key: 'name', title: '知识点' },
  { key: 'mastery', title: '掌握', width: 60, align: 'right', render: ({ mastery }) => formatRate(mastery) },
  { key: 'answered', title: '作答', width: 56, align: 'right', render: ({ answered }) => formatNumber(answered) },
];

const weakFirst = (a: Figures, b: Figures): number => (a.mastery ?? 2) - (b.mastery ?? 2);

const chapterNode = ({ children, ...chapter }: Chapters[number]): TreeNode => ({
  ...nodeOf(chapter),
  children: children.filter(({ answered }) => answered > 0).map(nodeOf),
});

const nodeOf = ({ pointId, name, mastery, answered }: Figures): TreeNode => ({
  key: pointId,
  label: name,
  note: `${formatRate(mastery)} · ${formatNumber(answered)}`,
});
