import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import styles from '../reports.module.css';
import { Sections } from '../Sections.tsx';
import { ChoiceTable } from './ChoiceTable.tsx';
import { Classes } from './Classes.tsx';
import { ItemTable } from './ItemTable.tsx';
import { Overview } from './Overview.tsx';
import { Points } from './Points.tsx';
import type { Item, Report, SectionProps } from './report.ts';
import { ScoreMatrix } from './ScoreMatrix.tsx';
import { StudentTable } from './Students.tsx';

/** The whole report one section after another, as it stands on paper. */
export function PrintedReport({ whole, ...props }: SectionProps & { whole: Report }): ReactNode {
  const { paper, report } = props;
  return (
    <Sections>
      <Overview {...props} isPrinted />
      {whole.classes.length > 1 && <Classes {...whole} />}
      <Points {...props} />
      <Card title="题目分析">
        <ItemTable {...report} />
      </Card>
      <div className={styles.fresh}>
        <Card title="选项和作答">
          <AllChoices items={report.items} />
        </Card>
      </div>
      <Card title="学生成绩">
        <StudentTable paper={paper} students={report.students} />
      </Card>
      <Card title="逐题得分">
        <ScoreMatrix paper={paper} items={report.items} students={report.students} />
      </Card>
    </Sections>
  );
}

const AllChoices = ({ items }: { items: readonly Item[] }): ReactNode => (
  <div className={styles.choices}>
    {items
      .filter(({ choices }) => choices.length > 0)
      .map(({ number, choices }) => (
        <Box key={number} mb={10}>
          <Text component="h3" size="xs" fw={700} mb={4}>{`第 ${number} 题`}</Text>
          <ChoiceTable label={`第 ${number} 题的作答`} choices={choices.slice(0, mostPrinted)} />
        </Box>
      ))}
  </div>
);

/** Of what is written into blanks, paper has room for the most frequent answers. */
const mostPrinted = 6;
