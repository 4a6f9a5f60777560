import type { ReactNode } from 'react';
import { scoreBand } from '../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { listMastery } from '../../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../../api/use-call.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { TreeOrAll } from '../../../components/tree/TreeOrAll.tsx';
import type { TreeNode } from '../../../components/tree/tree-nodes.ts';
import type { OfLesson } from './use-class-book.ts';
import styles from './mastery.module.css';

type Chapter = DataOf<typeof listMastery>[number];
type Point = Omit<Chapter, 'children'>;

interface Props {
  lesson: OfLesson;
  /** The chosen chapter or point, "" for none. */
  pointId: string;
  onChoose: (pointId: string) => void;
}

/** Chapters and points of the lesson with how far they are mastered, to choose one from; those without answers are left out. */
export function MasteryTree({ lesson, pointId, onChoose }: Props): ReactNode {
  const tree = useCall(listMastery, lesson);
  return (
    <Card
      title="知识点"
      aside={
        <span className={styles.heads}>
          <span>掌握度</span>
          <span>作答</span>
        </span>
      }
    >
      <Loaded answer={tree} what="知识点">
        {(chapters) => {
          const shown = chapters.filter(({ answered }) => answered > 0);
          if (shown.length === 0) return <EmptyState text="还没有作答可以推算掌握度。" />;
          return (
            <TreeOrAll
              label="知识点"
              all={{ label: '全部知识点', note: <Mastered {...overall(shown)} /> }}
              nodes={shown.map(chapterNode)}
              chosen={pointId}
              onChoose={onChoose}
            />
          );
        }}
      </Loaded>
      <p className={styles.foot}>掌握度为推算的做对普通题目的可能，旁边是依据的作答数。</p>
    </Card>
  );
}

const chapterNode = ({ children, ...chapter }: Chapter): TreeNode => ({
  ...nodeOf(chapter),
  children: children.filter(({ answered }) => answered > 0).map(nodeOf),
});

const nodeOf = ({ pointId, name, mastery, answered }: Point): TreeNode => ({
  key: pointId,
  label: name,
  note: <Mastered mastery={mastery} answered={answered} />,
});

/** The mean of the chapters, weighted by their answers. */
function overall(chapters: readonly Point[]): Pick<Point, 'mastery' | 'answered'> {
  const answered = chapters.reduce((sum, one) => sum + one.answered, 0);
  const weighted = chapters.reduce((sum, one) => sum + (one.mastery ?? 0) * one.answered, 0);
  return { mastery: answered === 0 ? null : weighted / answered, answered };
}

function Mastered({ mastery, answered }: Pick<Point, 'mastery' | 'answered'>): ReactNode {
  return (
    <span className={styles.mastered}>
      <span className={styles.track} aria-hidden>
        {mastery !== null && (
          <span style={{ width: `${mastery * 100}%`, background: colourOf(0, scoreBand(mastery)) }} />
        )}
      </span>
      <b>{mastery === null ? '-' : `${formatNumber(mastery * 100)}%`}</b>
      <span>{formatNumber(answered)}</span>
    </span>
  );
}
