import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { PickButton } from '../../question-bank/PickButtons.tsx';
import type { Picking } from '../../question-bank/picking.ts';
import { QuestionCard } from '../../question-bank/QuestionCard.tsx';
import { QuestionList } from '../../question-bank/QuestionList.tsx';
import { placedIn, setScore } from '../paper-building.ts';
import type { PaperDraft } from '../paper.ts';
import { ScoreField } from '../ScoreField.tsx';
import { EditButton } from './EditButton.tsx';

interface Props {
  title: string;
  paper: PaperDraft;
  picking: Picking;
}

/** The one question that a paper consists of, with what it is worth; nothing until there is one. */
export function OnlyQuestion({ title, paper, picking }: Props): ReactNode {
  const [placed] = placedIn(paper.sections);
  if (!placed) return null;
  const { question, score } = placed;
  return (
    <Card title={title} flush>
      <QuestionList label={title} questions={[question]}>
        {() => (
          <QuestionCard
            key={question.id}
            question={question}
            actions={
              <>
                <ScoreField
                  label="分值"
                  score={score}
                  onChange={(wanted) => paper.change((now) => setScore(now, question.id, wanted), '改分值', true)}
                />
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
