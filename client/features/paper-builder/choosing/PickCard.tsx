import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import type { Answer } from '../../../components/state/answer.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { BasketToggle, PickButton } from '../../question-bank/PickButtons.tsx';
import { isWhole, numbersOf, type Picking } from '../../question-bank/picking.ts';
import type { Question } from '../../question-bank/question/question.ts';
import { QuestionCard } from '../../question-bank/QuestionCard.tsx';
import { QuestionList } from '../../question-bank/QuestionList.tsx';

interface Props {
  title: string;
  /** What is loaded, in a word or two, and what the list of it is called. */
  what: string;
  label: string;
  answer: Answer<unknown>;
  questions: readonly Question[];
  picking: Picking;
  /** What all of them are called: 整页. */
  all: string;
  /** The line of an empty list. */
  empty: string;
  hint?: ReactNode;
}

/** Questions that are picked one by one or all at once. */
export function PickCard({ title, what, label, answer, questions, picking, all, empty, hint }: Props): ReactNode {
  return (
    <Card title={title} flush aside={<PickAll all={all} questions={questions} picking={picking} />}>
      {hint}
      <Loaded answer={answer} what={what}>
        {() => (
          <>
            {questions.length === 0 && <EmptyState text={empty} />}
            <QuestionList label={label} questions={questions} picking={picking}>
              {(question) => (
                <QuestionCard
                  question={question}
                  chosenAs={numbersOf(picking.chosen, question)}
                  actions={
                    <>
                      <BasketToggle question={question} />
                      <PickButton question={question} picking={picking} />
                    </>
                  }
                />
              )}
            </QuestionList>
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** Takes all that are not chosen yet, or out of the paper where all are. */
function PickAll({ all, questions, picking }: Pick<Props, 'all' | 'questions' | 'picking'>): ReactNode {
  const open = questions.filter((question) => !isWhole(picking.chosen, question));
  const isDone = questions.length > 0 && open.length === 0;
  return (
    <Button
      size="xs"
      variant={isDone ? 'default' : 'light'}
      disabled={questions.length === 0}
      onClick={() => (isDone ? picking.onDrop(questions.map(({ id }) => id)) : picking.onPick(open))}
    >
      {isDone ? '移出' : '选用'}
      {all}
    </Button>
  );
}
