import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { PickButton } from '../../question-bank/PickButtons.tsx';
import type { Picking } from '../../question-bank/picking.ts';
import { courseOf } from '../../question-bank/question/question.ts';
import { QuestionCard } from '../../question-bank/QuestionCard.tsx';
import { openQuestionEditor } from '../../question-bank/QuestionEditor.tsx';
import { QuestionList } from '../../question-bank/QuestionList.tsx';
import { placedIn } from '../paper-building.ts';
import type { PaperCourse, PaperDraft } from '../paper.ts';
import { EditButton } from './EditButton.tsx';

interface Props {
  course: PaperCourse;
  picking: Picking;
  paper: PaperDraft;
}

/** Questions that the teacher writes for this paper; the bank keeps them too. */
export function WriteTab({ course, picking, paper }: Props): ReactNode {
  const own = placedIn(paper.sections).flatMap(({ question }) => (question.isOwn ? question : []));
  const write = () =>
    openQuestionEditor({ place: courseOf(course), onSaved: (question) => picking.onPick([question]) });
  return (
    <Card
      title="本卷中本人录入的题目"
      flush
      aside={
        <Button size="xs" onClick={() => void write()}>
          录入题目
        </Button>
      }
    >
      {own.length === 0 && (
        <EmptyState text="还没有。录入的题目会保存到题库，并直接选用到这份试卷。">
          <Button onClick={() => void write()}>录入题目</Button>
        </EmptyState>
      )}
      <QuestionList label="本人录入的题目" questions={own}>
        {(question) => (
          <QuestionCard
            question={question}
            actions={
              <>
                <EditButton question={question} paper={paper} />
                <PickButton question={question} picking={picking} />
              </>
            }
          />
        )}
      </QuestionList>
    </Card>
  );
}
