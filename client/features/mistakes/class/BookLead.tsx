import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { listStudentMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import { practicePath } from '../../practice/practice-path.ts';
import { ruleOf } from './practice-rule.ts';
import { figuresOf, leadBasis, leadText, weekText } from './book.ts';
import type { ClassBook } from './use-class-book.ts';
import styles from './lead.module.css';

/** What the mistakes of the class have in common, and how the books of its students stand. */
export function BookLead({ book }: { book: ClassBook }): ReactNode {
  const { lead, lecture } = book;
  const students = useCall(listStudentMistakes, book.period).data;
  const practising = practicePath({ ...ruleOf(book.query.filters), dueOnly: true });
  const figures = students && figuresOf(students);
  return (
    <Card>
      <div className={styles.lead}>
        <div>
          {lead && (
            <>
              <Sentence parts={leadText(lead)} />
              <Text fz={12} c="dimmed" mt={2}>
                {leadBasis(lead)}
                <Anchor component="button" type="button" inherit onClick={() => lecture(idsOf(lead.questions))}>
                  先讲这 {lead.questions.length} 题
                </Anchor>
              </Text>
            </>
          )}
        </div>
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
      </div>
    </Card>
  );
}

/** The ids of questions, in their order. */
const idsOf = (questions: readonly { questionId: string }[]): string[] => questions.map(({ questionId }) => questionId);

const Sentence = ({ parts: [before, point, after] }: { parts: readonly [string, string, string] }): ReactNode => (
  <p className={styles.sentence}>
    {before}
    <mark>{point}</mark>
    {after}
  </p>
);

interface FigureProps {
  label: string;
  /** Not known yet while it is undefined. */
  value: string | undefined;
  unit?: string;
  note: ReactNode;
}

const LeadFigure = ({ label, value, unit, note }: FigureProps): ReactNode => (
  <div className={styles.figure} role="group" aria-label={label}>
    <span>{label}</span>
    <span className={styles.value}>
      {value ?? '-'}
      {unit !== undefined && <small>{unit}</small>}
    </span>
    <span>{note}</span>
  </div>
);
