import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { QuestionBody } from '../../../question-bank/question/QuestionBody.tsx';
import { isChoice, type MistakeDetail } from '../answers.ts';
import { OptionBars } from '../OptionBars.tsx';
import { NamelessAnswers } from './NamelessAnswers.tsx';
import { PracticeOffer } from './PracticeOffer.tsx';
import { SimilarQuestion } from './SimilarQuestion.tsx';
import { Solution } from './Solution.tsx';
import { answerName } from './stage.ts';
import { isOver, type LectureControls } from './use-lecture.ts';
import styles from './lecture.module.css';

interface Props {
  controls: LectureControls;
  detail: MistakeDetail;
}

/** The question, and what has been uncovered of it so far. */
export function LectureSteps({ controls, detail }: Props): ReactNode {
  const { stage, forth } = controls;
  const { step } = stage;
  if (step === 3)
    return (
      <>
        <SimilarQuestion controls={controls} questionId={detail.question.id} />
        {isOver(controls) && <PracticeOffer questionIds={controls.questionIds} />}
      </>
    );
  return (
    <>
      <div className={styles.question} data-alone={step === 0 || undefined}>
        <QuestionBody question={detail.question} />
      </div>
      {controls.hasCounts && step > 0 && (
        <p className={styles.count}>
          {detail.answered} 人次作答，<b>{detail.wrong}</b> 人次没有得满分
        </p>
      )}
      {step > 0 &&
        (isChoice(detail) ? (
          <OptionBars detail={detail} isSolved={step > 1} hasCounts={controls.hasCounts} />
        ) : (
          <NamelessAnswers controls={controls} detail={detail} />
        ))}
      {step === 1 && !isChoice(detail) && (
        <p className={styles.ask}>
          {controls.enlarged !== null && <mark>{answerName(controls.enlarged)}</mark>}
          从哪一步开始不对？先和同桌说一说
        </p>
      )}
      {step === 2 ? (
        <Solution question={detail.question} />
      ) : (
        <UnstyledButton className={styles.cover} onClick={forth}>
          <kbd>空格</kbd> {step === 0 ? '看看大家错在哪里' : '揭开正解和讲解'}
        </UnstyledButton>
      )}
    </>
  );
}
