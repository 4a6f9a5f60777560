import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { numbersText } from '../../../contracts/headings.ts';
import { Tag } from '../../components/page/Tag.tsx';
import { typeText, type Question } from './question/question.ts';
import { difficultyText } from './question.ts';
import styles from './card.module.css';

interface Props {
  question: Question;
  /** Its numbers in the paper that is being put together, where it is in it; 0 where it is all of it. */
  chosenAs?: readonly number[] | undefined;
  /** Tells of its whole group. */
  whole?: boolean;
}

/** What is known of a question beside its text. */
export function Known({ question, chosenAs, whole = false }: Props): ReactNode {
  const { facility, points, source, score, isOwn, group } = question;
  return (
    <div className={styles.known}>
      {chosenAs !== undefined && (
        <Tag tone="good">
          <IconCheck size={12} aria-hidden /> {chosenText(chosenAs, group)}
        </Tag>
      )}
      {whole && group ? (
        <Tag>题组 {group.count} 小题</Tag>
      ) : (
        <>
          <Tag>{typeText(question)}</Tag>
          <Tag>{difficultyText(facility)}</Tag>
        </>
      )}
      {isOwn && <Tag tone="good">本人录入</Tag>}
      {points.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
      <span>{whole && group ? group.score : score} 分</span>
      {source !== '' && (
        <span className={styles.source} title={source}>
          来源：{source}
        </span>
      )}
    </div>
  );
}

function chosenText(numbers: readonly number[], group: Question['group']): string {
  if (numbers[0] === 0) return '已选用';
  const isPart = group !== null && numbers.length < group.count;
  return `已选用${isPart ? ` ${numbers.length} 小题` : ''}，第 ${numbersText(numbers)} 题`;
}
