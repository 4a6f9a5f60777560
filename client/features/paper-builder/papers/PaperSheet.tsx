import { memo, type ReactNode } from 'react';
import { commonScore, sectionHeading } from '../../../../contracts/headings.ts';
import { GroupHead } from '../GroupHead.tsx';
import { QuestionAnswer } from '../../question-bank/question/QuestionAnswer.tsx';
import { QuestionBody } from '../../question-bank/question/QuestionBody.tsx';
import { numbersIn } from '../paper-building.ts';
import type { PaperSections, PlacedQuestion } from '../paper.ts';
import { scoresOf } from '../scores.ts';
import styles from './papers.module.css';

interface Props {
  title: string;
  sections: PaperSections;
  withAnswers: boolean;
}

/** A paper as students get it, or with answers and worked solutions. */
export function PaperSheet({ title, sections, withAnswers }: Props): ReactNode {
  const numbers = numbersIn(sections);
  const used = sections.filter(({ questions }) => questions.length > 0);
  return (
    <article className={styles.sheet} aria-label={`试卷 ${title}`}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.fields} aria-hidden>
        {['班级', '姓名', '学号', '得分'].map((label) => (
          <span key={label}>{label}：</span>
        ))}
      </p>
      {used.map((section, index) => (
        <section key={section.id}>
          <h4 className={styles.heading}>{sectionHeading(index + 1, section.title, scoresOf(section.questions))}</h4>
          <ol className={styles.questions}>
            {section.questions.map((placed) => (
              <li key={placed.question.id}>
                <GroupHead questions={section.questions} placed={placed} numbers={numbers} />
                <SheetQuestion
                  placed={placed}
                  number={numbers.get(placed.question.id)!}
                  showsScore={commonScore(scoresOf(section.questions)) === undefined}
                  withAnswer={withAnswers}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}

interface QuestionProps {
  placed: PlacedQuestion;
  number: number;
  /** Where the heading does not tell it. */
  showsScore: boolean;
  withAnswer: boolean;
}

const SheetQuestion = memo(function SheetQuestion({
  placed,
  number,
  showsScore,
  withAnswer,
}: QuestionProps): ReactNode {
  const { question, score } = placed;
  const shown = showsScore ? { ...question, stem: `（${score} 分）${question.stem}` } : question;
  return (
    <>
      <QuestionBody question={shown} number={number} />
      {withAnswer && <QuestionAnswer question={question} />}
    </>
  );
});
