import type { ReactNode } from 'react';
import { pageQuestions } from '../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/page/Card.tsx';
import { BankFilters } from './BankFilters.tsx';
import { BasketButton } from './Basket.tsx';
import { useLastingPicking, type Picking } from './picking.ts';
import { PointTree } from './PointTree.tsx';
import type { Course, Question } from './question/question.ts';
import { QuestionActions } from './QuestionActions.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { PagedQuestions } from './QuestionList.tsx';
import { useBankQuery } from './use-bank-query.ts';
import { WriteButton } from './WriteButton.tsx';
import styles from './bank.module.css';

interface Props extends Picking {
  course: Course;
  /** A question of those chosen has become another; without it that one leaves and the other comes last. */
  onReplace?: (id: string, question: Question) => void;
}

/** The bank of a course: by knowledge point, filters and search, to choose questions from, write new ones and change own ones. */
export function BankBrowser({ course, onReplace, ...picking }: Props): ReactNode {
  const { subjectId, stage } = course;
  const query = useBankQuery(course);
  const questions = useCall(pageQuestions, query.page.input);
  const lasting = useLastingPicking(picking);
  const { pointId = '' } = query.page.filters;
  const place = { ...course, pointId };
  const replace = (id: string, question: Question) => {
    if (!picking.chosen.has(id)) return;
    if (onReplace) return onReplace(id, question);
    picking.onDrop([id]);
    picking.onPick([question]);
  };
  return (
    <div className={styles.columns}>
      <PointTree
        subjectId={subjectId}
        stage={stage}
        gradeId={query.gradeId}
        pointId={pointId}
        onChoose={(chosen) => query.page.filter({ pointId: chosen })}
      />
      <Card
        title="题库"
        flush
        aside={
          <div className={styles.buttons}>
            <WriteButton place={place} />
            <BasketButton subjectId={subjectId} {...picking} />
          </div>
        }
      >
        <BankFilters query={query} stage={stage} />
        <PagedQuestions
          label="题库"
          answer={questions}
          query={query.page}
          empty={{ text: '没有符合条件的题目，可以换个条件，或自己录入。', action: <WriteButton place={place} /> }}
        >
          {(question) => (
            <QuestionCard
              question={question}
              chosenAs={picking.chosen.get(question.id)}
              actions={<QuestionActions question={question} shown={picking} picking={lasting} onReplace={replace} />}
            />
          )}
        </PagedQuestions>
      </Card>
    </div>
  );
}
