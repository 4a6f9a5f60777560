import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { listStudentMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../../api/use-call.ts';
import { LeadCard, LeadFigure } from '../../../components/figures/LeadCard.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import { practicePath } from '../../practice/practice-path.ts';
import { ruleOf } from './practice-rule.ts';
import { figuresOf, leadBasis, leadText, weekText } from './book.ts';
import type { ClassBook } from './use-class-book.ts';

/** What the mistakes of the class have in common, and how the books of its students stand. */
export function BookLead({ book }: { book: ClassBook }): ReactNode {
  const { lead, lecture } = book;
  const students = useCall(listStudentMistakes, book.period).data;
  const practising = practicePath({ ...ruleOf(book.query.filters), dueOnly: true });
  const figures = students && figuresOf(students);
  return (
    <LeadCard
      sentence={lead && <Sentence parts={leadText(lead)} />}
      basis={
        lead && (
          <>
            {leadBasis(lead)}
            <Anchor component="button" type="button" inherit onClick={() => lecture(idsOf(lead.questions))}>
              先讲这 {lead.questions.length} 题
            </Anchor>
          </>
        )
      }
    >
      <LeadFigure
        label="未掌握"
        value={figures && formatNumber(figures.open)}
        unit="人次"
        note={figures && weekText(figures)}
      />
      <LeadFigure
        label="已掌握"
        value={figures && formatRate(figures.all === 0 ? null : figures.mastered / figures.all)}
        note={figures && `${formatNumber(figures.mastered)}/${formatNumber(figures.all)} 人次`}
      />
      <LeadFigure
        label="今天到期"
        value={figures && formatNumber(figures.due)}
        unit="人次"
        note={
          figures && (
            <>
              {figures.dueStudents} 人{practising !== undefined && '，'}
              {practising !== undefined && <TextLink to={practising}>布置巩固</TextLink>}
            </>
          )
        }
      />
    </LeadCard>
  );
}

/** The ids of questions, in their order. */
const idsOf = (questions: readonly { questionId: string }[]): string[] => questions.map(({ questionId }) => questionId);

const Sentence = ({ parts: [before, point, after] }: { parts: readonly [string, string, string] }): ReactNode => (
  <>
    {before}
    <mark>{point}</mark>
    {after}
  </>
);
