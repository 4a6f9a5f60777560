import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import type { Answer } from '../../../components/state/answer.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { TreeOrAll } from '../../../components/tree/TreeOrAll.tsx';
import type { TreeNode } from '../../../components/tree/tree-nodes.ts';
import { knownChapters, overall, weakestPoints, type Chapters, type Point } from './chapters.ts';
import { Mastered } from './Mastered.tsx';
import { PointRadar } from './PointRadar.tsx';
import styles from './points.module.css';

interface Props {
  answer: Answer<Chapters>;
  /** The chosen chapter or point, "" for all. */
  pointId: string;
  onChoose: (pointId: string) => void;
}

/** How far a class or a student has mastered knowledge points, never without the number of answers behind it; choosing one narrows what is listed. */
export const PointMastery = ({ answer, ...chosen }: Props): ReactNode => (
  <Loaded answer={answer} what="知识点掌握">
    {(chapters) => <Views chapters={knownChapters(chapters)} {...chosen} />}
  </Loaded>
);

type ViewsProps = Omit<Props, 'answer'> & { chapters: Chapters };

const Views = ({ chapters, pointId, onChoose }: ViewsProps): ReactNode => (
  <ChartCard
    title="知识点"
    name="树"
    chart={
      <>
        <div className={styles.heads} aria-hidden>
          <span>掌握度</span>
          <span>作答</span>
        </div>
        <TreeOrAll
          label="知识点"
          all={{ label: '全部知识点', note: <Mastered {...overall(chapters)} /> }}
          nodes={chapters.map(chapterNode)}
          chosen={pointId}
          onChoose={onChoose}
        />
      </>
    }
    other={{ name: '雷达', chart: <PointRadar chapters={chapters} pointId={pointId} onChoose={onChoose} /> }}
    table={
      <RecordTable
        label="知识点掌握"
        columns={columns}
        rows={weakestPoints(chapters)}
        keyOf={(point) => point.pointId}
        nameOf={({ name }) => name}
      />
    }
    foot={<p className={styles.foot}>掌握度为推算的做对普通题目的可能，旁边是依据的作答数。</p>}
    empty={chapters.length === 0 ? '还没有作答可以推算掌握度。' : undefined}
  />
);

const columns: readonly Column<Point>[] = [
  { key: 'name', title: '知识点' },
  { key: 'mastery', title: '掌握', width: 60, align: 'right', render: ({ mastery }) => formatRate(mastery) },
  { key: 'answered', title: '作答', width: 56, align: 'right', render: ({ answered }) => formatNumber(answered) },
];

const chapterNode = ({ children, ...chapter }: Chapters[number]): TreeNode => ({
  ...nodeOf(chapter),
  children: children.map(nodeOf),
});

const nodeOf = ({ pointId, name, mastery, answered }: Point): TreeNode => ({
  key: pointId,
  label: name,
  note: <Mastered mastery={mastery} answered={answered} />,
});
