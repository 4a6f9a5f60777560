import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import type { AssessmentPaper } from '../assessment.ts';
import type { QuestionProgress } from '../marks.ts';
import { PassageButton } from '../PassageButton.tsx';
import { QuestionList } from './QuestionList.tsx';
import { QuestionTools } from './QuestionTools.tsx';
import styles from './review.module.css';

interface Props {
  paper: AssessmentPaper;
  questions: readonly QuestionProgress[];
  question: QuestionProgress;
  choose: (questionId: string) => void;
}

/** In one row: the questions with what is doubtful in them, and the one at hand. */
export const QuestionRow = ({ paper, questions, question, choose }: Props): ReactNode => {
  const { questionId, number, stem, group, full } = question;
  return (
    <Paper component="section" shadow="xs" className={styles.questionRow} aria-label="题目和批改进度">
      <QuestionList questions={questions} current={questionId} choose={choose} />
      <div className={styles.questionLine} role="region" aria-label="题干" tabIndex={0}>
        {number}. <RichText text={stem} /> {full} 分
      </div>
      {group && <PassageButton group={group} />}
      <QuestionTools key={questionId} paper={paper} questionId={questionId} />
    </Paper>
  );
};
