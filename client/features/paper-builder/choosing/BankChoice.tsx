import { useEffect, type ReactNode } from 'react';
import { pageQuestions } from '../../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { FilterSelect, type Option } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { loadKatex } from '../../../components/rich-text/use-katex.ts';
import { PickButton } from '../../question-bank/PickButtons.tsx';
import { numbersOf, type Picking } from '../../question-bank/picking.ts';
import { QuestionCard } from '../../question-bank/QuestionCard.tsx';
import { PagedQuestions } from '../../question-bank/QuestionList.tsx';
import type { PaperCourse } from '../paper.ts';
import { useChoiceQuery } from './use-choice-query.ts';

interface Props {
  course: PaperCourse;
  picking: Picking;
  /** The types of questions that suit; a single one is not asked for. */
  types: readonly [Option, ...Option[]];
  /** What the names of suiting knowledge points hold. */
  suits: RegExp;
  /** A button that writes a question. */
  write?: ReactNode;
}

const pointWidth = 208;

/** Questions of the bank to choose one from. */
export function BankChoice({ course, picking, types, suits, write }: Props): ReactNode {
  const { page, points, pointId, setPoint, isKnown } = useChoiceQuery(
    course,
    types.length === 1 ? types[0].value : undefined,
    suits,
  );
  const questions = useCall(pageQuestions, isKnown ? page.input : null);
  const { filters, filter, search } = page;
  useEffect(() => void loadKatex(), []);
  return (
    <Card title="从题库选用" flush aside={write}>
      <Toolbar label="筛选题目">
        {types.length > 1 && (
          <FilterSelect
            label="题型"
            all="全部题型"
            options={types}
            value={filters.questionType}
            onChange={(questionType) => filter({ questionType })}
          />
        )}
        <FilterSelect
          label="知识点"
          all="全部知识点"
          options={points}
          value={pointId}
          onChange={setPoint}
          width={pointWidth}
        />
        <SearchField label="题干" value={filters.keyword ?? ''} onSearch={search} />
      </Toolbar>
      <PagedQuestions
        label="题库"
        answer={questions}
        query={page}
        empty={{ text: '没有符合条件的题目，可以换个条件，或自己录入。', action: write }}
      >
        {(question) => (
          <QuestionCard
            question={question}
            chosenAs={numbersOf(picking.chosen, question)}
            actions={<PickButton question={question} picking={picking} />}
          />
        )}
      </PagedQuestions>
    </Card>
  );
}
