import { useEffect, useRef, type ReactNode } from 'react';
import { QuestionAnswer } from '../../../question-bank/question/QuestionAnswer.tsx';
import type { Question } from '../../../question-bank/question/question.ts';
import styles from './lecture.module.css';

/** The answer to a question, which comes into sight as it is uncovered. */
export function Solution({ question }: { question: Question }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={box} className={styles.solution}>
      <QuestionAnswer question={question} />
    </div>
  );
}
