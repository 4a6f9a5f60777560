import type { ReactNode } from 'react';
import { listSimilarQuestions } from '../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../api/use-call.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { BasketToggle, PickButton } from './PickButtons.tsx';
import { numbersOf, usePickingInDrawer, type LastingPicking } from './picking.ts';
import type { Question } from './question/question.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionList } from './QuestionList.tsx';
import styles from './bank.module.css';

interface Props {
  question: Question;
  picking: LastingPicking;
}

/** Opens the questions that are most like one. */
export const openSimilarQuestions = (props: Props) => openDialog(<SimilarQuestions {...props} />);

const shown = 10;

function SimilarQuestions({ question, picking: given }: Props): ReactNode {
  const similar = useCall(listSimilarQuestions, { questionId: question.id, size: shown });
  const picking = usePickingInDrawer(given);
  return (
    <Dialog title="相似题" size={800} drawer closing="完成">
      <div className={styles.original}>
        <QuestionCard
          question={question}
          chosenAs={numbersOf(picking.chosen, question)}
          actions={<PickButton question={question} picking={picking} />}
        />
      </div>
      <p className={styles.hint}>只有数字不同的在前，其次是知识点和题型相同、难度最接近的：</p>
      <Loaded answer={similar} what="相似题">
        {(questions) => (
          <>
            {questions.length === 0 && <EmptyState text="题库中还没有同类的题目。" />}
            <QuestionList label="相似题" questions={questions}>
              {(one) => (
                <QuestionCard
                  question={one}
                  chosenAs={numbersOf(picking.chosen, one)}
                  actions={
                    <>
                      <BasketToggle question={one} />
                      <PickButton question={one} picking={picking} />
                    </>
                  }
                />
              )}
            </QuestionList>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
