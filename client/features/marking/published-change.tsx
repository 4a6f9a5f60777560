import type { ReactNode } from 'react';
import { confirm } from '../../components/dialog/confirm.tsx';
import { formatScore } from '../../../contracts/figure-text.ts';
import type { NewMark } from './queue/queue.ts';

type Change = Pick<NewMark, 'score' | 'before'>;

const isChange = ({ score, before }: Change): boolean => before !== null && before.score !== score;

const mostShown = 10;

/**
 * Gives marks at once, but of work whose scores students know only after a word, with what would change; confirming a score
 * as it is changes nothing. `nameOf` says whose an answer is.
 */
export function whenAgreed<M extends Change>(
  isPublished: boolean,
  marks: readonly M[],
  nameOf: (mark: M) => string,
  give: () => void,
): void {
  const changes = isPublished ? marks.filter(isChange) : [];
  if (changes.length === 0) return give();
  const question = {
    title: '改已发布的成绩',
    message: <Changes changes={changes.map((mark) => ({ ...mark, name: nameOf(mark) }))} />,
    action: changes.length === 1 ? '改分' : `改 ${changes.length} 人的分`,
  };
  void confirm(question).then((agreed) => {
    if (agreed) give();
  });
}

const scoreText = (score: number | null | undefined): string =>
  score === null || score === undefined ? '无' : formatScore(score);

const Changes = ({ changes }: { changes: readonly (Change & { name: string })[] }): ReactNode => (
  <>
    成绩已经发布，学生的得分和错题本会随之改变：
    <ul>
      {changes.slice(0, mostShown).map(({ name, before, score }, index) => (
        <li key={index}>
          {name}：{scoreText(before?.score)} → <b>{scoreText(score)} 分</b>
        </li>
      ))}
      {changes.length > mostShown && <li>等 {changes.length} 人</li>}
    </ul>
  </>
);
