import type { ReactNode } from 'react';
import { mistakeCauseLabels } from '../../../../contracts/constants/mistake-causes.ts';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import type { Question } from './question.ts';
import styles from './question.module.css';

/** Answer, worked solution and rubric of a question. */
export function QuestionAnswer({ question }: { question: Question }): ReactNode {
  const { solution, rubric, mistakes } = question;
  return (
    <dl className={styles.answer}>
      <dt>答案</dt>
      <dd>
        <Key question={question} />
      </dd>
      {solution !== '' && (
        <>
          <dt>解析</dt>
          <dd>
            <RichText text={solution} />
          </dd>
        </>
      )}
      {rubric.length > 0 && (
        <>
          <dt>评分点</dt>
          <dd>
            <Rubric rubric={rubric} />
          </dd>
        </>
      )}
      {mistakes.length > 0 && (
        <>
          <dt>典型错误</dt>
          <dd>
            <Mistakes mistakes={mistakes} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** Blanks are numbered where there are several. */
function Mistakes({ mistakes }: Pick<Question, 'mistakes'>): ReactNode {
  const isNumbered = mistakes.some(({ blank }) => blank > 1);
  return (
    <ul className={styles.rubric}>
      {mistakes.map(({ answer, blank, name, cause }, index) => (
        <li key={index}>
          <RichText text={`${isNumbered ? `（${blank}）` : ''}${answer}：${name}`} />
          <span className={styles.points}>{mistakeCauseLabels[cause]}</span>
        </li>
      ))}
    </ul>
  );
}

function Key({ question: { questionType: type, answers } }: { question: Question }): ReactNode {
  if (type === questionType.choice) return answers[0]?.join('、');
  if (answers.length < 2) return <RichText text={variantsText(answers[0])} />;
  return (
    <ol className={styles.blanks}>
      {answers.map((variants, index) => (
        <li key={index}>
          （{index + 1}）<RichText text={variantsText(variants)} />
        </li>
      ))}
    </ol>
  );
}

/** All answers that are right, the usual one first. */
const variantsText = (variants: readonly string[] = []): string => variants.join(' 或 ');

function Rubric({ rubric }: Pick<Question, 'rubric'>): ReactNode {
  return (
    <ul className={styles.rubric}>
      {rubric.map(({ text, score }, index) => (
        <li key={index}>
          <RichText text={text} />
          <span className={styles.points}>{score} 分</span>
        </li>
      ))}
    </ul>
  );
}
