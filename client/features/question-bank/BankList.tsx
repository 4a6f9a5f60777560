import type { ReactNode } from 'react';
import { pageQuestions } from '../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../api/use-call.ts';
import type { EditorPlace } from './editor/form.ts';
import { numbersOf, useLastingPicking, type Picking } from './picking.ts';
import type { Question } from './question/question.ts';
import { QuestionActions } from './QuestionActions.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { PagedQuestions } from './QuestionList.tsx';
import type { BankQuery } from './use-bank-query.ts';
import { WriteButton } from './WriteButton.tsx';

interface Props {
  query: BankQuery;
  /** Where what is written here belongs. */
  place: EditorPlace;
  picking: Picking;
  onReplace: (id: string, question: Question) => void;
  narrow: boolean;
}

/** What a query finds in the bank. */
export function BankList({ query, place, picking, onReplace, narrow }: Props): ReactNode {
  const questions = useCall(pageQuestions, query.page.input);
  const lasting = useLastingPicking(picking);
  const replace = (id: string, question: Question) => {
    if (picking.chosen.has(id)) onReplace(id, question);
  };
  return (
    <PagedQuestions
      label="题库"
      answer={questions}
      query={query.page}
      picking={narrow ? picking : undefined}
      empty={{ text: '没有符合条件的题目，可以换个条件，或自己录入。', action: <WriteButton place={place} /> }}
    >
      {(question) => (
        <QuestionCard
          question={question}
          chosenAs={numbersOf(picking.chosen, question)}
          actions={
            <QuestionActions
              question={question}
              shown={picking}
              picking={lasting}
              onReplace={replace}
              narrow={narrow}
            />
          }
        />
      )}
    </PagedQuestions>
  );
}
