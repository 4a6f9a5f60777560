import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { PickButton } from '../../question-bank/PickButtons.tsx';
import type { Picking } from '../../question-bank/picking.ts';
import { QuestionCard } from '../../question-bank/QuestionCard.tsx';
import { QuestionList } from '../../question-bank/QuestionList.tsx';
import { setScore } from '../../assignments/create/paper-actions.ts';
import { placedIn } from '../paper-building.ts';
import type { Section } from '../paper.ts';
import { ScoreField } from '../ScoreField.tsx';
import { EditButton } from './EditButton.tsx';

interface Props {
  title: string;
  sections: readonly Section[];
  picking: Picking;
}

/** The one question that work of this type consists of, with what it is worth; nothing until there is one. */
export function OnlyQuestion({ title, sections, picking }: Props): ReactNode {
  const [placed] = placedIn(sections);
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
                <ScoreField label="分值" score={score} onChange={(wanted) => setScore(question.id, wanted)} />
                <EditButton question={question} />
                <PickButton question={question} picking={picking} />
              </>
            }
          />
        )}
      </QuestionList>
    </Card>
  );
}
