import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import type { Answer } from '../../../components/state/answer.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { BasketToggle, PickButton } from '../../question-bank/PickButtons.tsx';
import type { Picking } from '../../question-bank/picking.ts';
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
  /** The button that picks all. */
  pickAll: string;
  onPickAll: () => void;
  /** The line of an empty list. */
  empty: string;
  hint?: ReactNode;
}

/** Questions that are picked one by one or all at once. */
export function PickCard({
  title,
  what,
  label,
  answer,
  questions,
  picking,
  pickAll,
  onPickAll,
  empty,
  hint,
}: Props): ReactNode {
  const isOpen = questions.some(({ id }) => !picking.chosen.has(id));
  return (
    <Card
      title={title}
      flush
      aside={
        <Button size="xs" disabled={!isOpen} onClick={onPickAll}>
          {pickAll}
        </Button>
      }
    >
      {hint}
      <Loaded answer={answer} what={what}>
        {() => (
          <>
            {questions.length === 0 && <EmptyState text={empty} />}
            <QuestionList label={label} questions={questions}>
              {(question) => (
                <QuestionCard
                  question={question}
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
